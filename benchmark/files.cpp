// SPDX-FileCopyrightText: 2026 The bblas developers
// SPDX-License-Identifier: BSD-3-Clause

#include "refusal.hpp"
#include "report.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

extern char **environ;

namespace bench {

namespace {

bool is_png(const std::string &path)
{
    return path.size() > 4 && path.compare(path.size() - 4, 4, ".png") == 0;
}

/// Runs a program of PATH without its output; whether it ended well.
bool succeeds(std::vector<std::string> words)
{
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    const bool spawned = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    return spawned && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace

void require_writable(const std::string &option, const std::string &path)
{
    const std::size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
    struct stat status = {};
    const bool exists = stat(path.c_str(), &status) == 0;
    if (path.empty() || access(folder.c_str(), W_OK) != 0 ||
        (exists && (S_ISDIR(status.st_mode) || access(path.c_str(), W_OK) != 0)))
        throw refusal(option + " '" + path + "' cannot be written");
}

void write_file(const std::string &path, const std::string &text)
{
    // Under another name first: a reader, and whoever ends the program, finds the old file or the new one. What is not a file,
    // such as /dev/stdout, cannot be replaced.
    const bool is_device = path.compare(0, 5, "/dev/") == 0;
    const std::string part = is_device ? path : path + ".part";
    std::FILE *const file = std::fopen(part.c_str(), "w");
    const bool opened = file != nullptr;
    const bool written = opened && std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const bool closed = opened && std::fclose(file) == 0;
    if (!written || !closed || (!is_device && std::rename(part.c_str(), path.c_str()) != 0)) {
        const std::string reason = std::strerror(errno);
        if (!is_device)
            std::remove(part.c_str());
        throw refusal(path + ": " + reason);
    }
}

std::string write_plot(const std::string &path, const std::string &svg)
{
    if (!is_png(path)) {
        write_file(path, svg);
        return "";
    }
    const std::string source = path.substr(0, path.size() - 4) + ".svg";
    write_file(source, svg);
    std::remove(path.c_str());
    const std::vector<std::string> converters[] = {
        {"rsvg-convert", "--zoom=2", "--output=" + path, source},
        {"magick", "-density", "192", source, path},
        {"convert", "-density", "192", source, path},
    };
    for (const std::vector<std::string> &words : converters)
        if (succeeds(words) && access(path.c_str(), F_OK) == 0) {
            std::remove(source.c_str());
            return "";
        }
    return source + " is not converted to PNG: neither rsvg-convert (Debian: librsvg2-bin) nor ImageMagick could do it";
}

} // namespace bench
