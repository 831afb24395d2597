/* SPDX-FileCopyrightText: 2026 The bblas developers
 * SPDX-License-Identifier: BSD-3-Clause */

#include "report.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

/* ---- Adding up ---- */

void tally_add(struct tally *tally, const struct suite_case *c)
{
    ++tally->cases;
    ++tally->outcomes[c->outcome];
    for (int r = 0; r < RULE_COUNT; ++r) {
        tally->rules[r].checked += c->checked >> r & 1;
        tally->rules[r].failed += c->failed >> r & 1;
    }
    if (c->checked && worse(tally->worst, c->worst) != tally->worst && !isnan(tally->worst)) {
        tally->worst = c->worst;
        tally->worst_case = c;
    }
}

const char *reason_text(const struct suite_case *c)
{
    return c->message ? c->message : c->outcome == UNSUPPORTED ? "the library lacks the routine" : "";
}

size_t count_reasons(const struct suite *suite, struct reason reasons[REASON_LIMIT])
{
    size_t count = 0;
    for (size_t i = 0; i < suite->count; ++i) {
        const struct suite_case *c = &suite->cases[i];
        if (c->outcome != SKIPPED)
            continue;
        size_t r = 0;
        while (r < count && strcmp(reasons[r].text, reason_text(c)) != 0)
            ++r;
        if (r == REASON_LIMIT)
            reasons[--r].text = "other reasons";
        else if (r == count)
            reasons[count++] = (struct reason){reason_text(c), 0};
        ++reasons[r].cases;
    }
    return count;
}

/** A report that is being written. */
struct report {
    FILE *file;
    const struct suite *suite;
    const struct report_header *header;
    struct tally total;
    struct tally services;
    struct tally *routines; /**< one for each routine and form, at [routine * BBLAS_FORMS + form] */
};

static struct tally *tally_of(const struct report *report, const struct suite_case *c)
{
    return &report->routines[(size_t)(c->routine - bblas_routines) * BBLAS_FORMS + c->form];
}

static void add_up(struct report *report)
{
    for (size_t i = 0; i < report->suite->count; ++i) {
        const struct suite_case *c = &report->suite->cases[i];
        tally_add(&report->total, c);
        tally_add(c->routine ? tally_of(report, c) : &report->services, c);
    }
}

enum verdict { PASSES, FAILS, LACKS, UNDECIDED };

static enum verdict verdict_on(const struct tally *tally)
{
    return tally->outcomes[FAILED] ? FAILS : tally->outcomes[PASSED] ? PASSES : tally->outcomes[UNSUPPORTED] ? LACKS : UNDECIDED;
}

/** "dgemm_batched" */
static const char *form_name(const struct bblas_routine *routine, int form)
{
    return routine->symbols[form] + strlen("bblas_");
}

/* ---- Text ---- */

enum markup { JSON_STRING, MARKUP_TEXT };

/** Length of the well-formed UTF-8 character at `text` that every format can hold; 0: it is none. */
static int character_length(const unsigned char *text)
{
    const int length = text[0] < 0x80 ? 1 : text[0] < 0xC2 ? 0 : text[0] < 0xE0 ? 2 : text[0] < 0xF0 ? 3 : text[0] < 0xF5 ? 4 : 0;
    for (int i = 1; i < length; ++i)
        if ((text[i] & 0xC0) != 0x80)
            return 0;
    const bool is_too_long = (text[0] == 0xE0 && text[1] < 0xA0) || (text[0] == 0xF0 && text[1] < 0x90);
    const bool is_surrogate = text[0] == 0xED && text[1] > 0x9F;
    const bool is_too_large = text[0] == 0xF4 && text[1] > 0x8F;
    const bool is_no_character = text[0] == 0xEF && text[1] == 0xBF && text[2] >= 0xBE;
    const bool is_control = text[0] < 0x20 || text[0] == 0x7F;
    return is_too_long || is_surrogate || is_too_large || is_no_character || is_control ? 0 : length;
}

/** Writes text that may contain anything. */
static void put(FILE *file, enum markup markup, const char *text)
{
    for (const unsigned char *c = (const unsigned char *)(text ? text : ""); *c;) {
        const int length = character_length(c);
        if (length == 0)
            fputs(*c == '\t' || *c == '\n' ? " " : "\xEF\xBF\xBD", file);
        else if (markup == JSON_STRING && (*c == '"' || *c == '\\'))
            fprintf(file, "\\%c", *c);
        else if (markup == MARKUP_TEXT && strchr("&<>\"'", *c))
            fprintf(file, "&#%d;", *c);
        else
            fwrite(c, 1, (size_t)length, file);
        c += length ? length : 1;
    }
}

static void format_date(char text[32], time_t date)
{
    struct tm broken_down;
    gmtime_r(&date, &broken_down);
    strftime(text, 32, "%Y-%m-%dT%H:%M:%SZ", &broken_down);
}

static void format_host(char text[256])
{
    struct utsname host;
    if (uname(&host) != 0)
        *text = '\0';
    else
        snprintf(text, 256, "%.80s %.80s %.80s", host.sysname, host.release, host.machine);
}

/* ---- JSON ---- */

static void json_text(FILE *file, const char *key, const char *text)
{
    fprintf(file, "\"%s\": ", key);
    if (!text) {
        fputs("null", file);
        return;
    }
    fputc('"', file);
    put(file, JSON_STRING, text);
    fputc('"', file);
}

/** Infinity and NaN, which JSON has no numbers for, become strings. */
static void json_ratio(FILE *file, double ratio)
{
    fprintf(file, isfinite(ratio) ? "%.6g" : "\"%g\"", ratio);
}

static void json_tally(FILE *file, const struct tally *tally)
{
    fprintf(file,
            "\"cases\": %zu, \"passed\": %zu, \"failed\": %zu, \"unsupported\": %zu, \"skipped\": %zu, \"worst\": ", tally->cases,
            tally->outcomes[PASSED], tally->outcomes[FAILED], tally->outcomes[UNSUPPORTED], tally->outcomes[SKIPPED]);
    json_ratio(file, tally->worst);
    fputs(", ", file);
    json_text(file, "worst_case", tally->worst_case ? tally->worst_case->name : NULL);
    fputs(", \"rules\": {", file);
    const char *comma = "";
    for (int r = 0; r < RULE_COUNT; ++r)
        if (tally->rules[r].checked) {
            fprintf(file, "%s\"%s\": {\"checked\": %zu, \"failed\": %zu}", comma, rule_names[r], tally->rules[r].checked,
                    tally->rules[r].failed);
            comma = ", ";
        }
    fputs("}", file);
}

static void json_group(FILE *file, const char **comma, const char *name, const char *stem, const char *form,
                       const struct tally *tally)
{
    static const char *const verdicts[] = {
        [PASSES] = "pass", [FAILS] = "fail", [LACKS] = "unsupported", [UNDECIDED] = "undecided"};
    if (tally->cases == 0)
        return;
    fprintf(file, "%s\n    {\"name\": \"%s\", \"routine\": \"%s\", \"form\": \"%s\", \"verdict\": \"%s\", \"supported\": %s, ",
            *comma, name, stem, form, verdicts[verdict_on(tally)], verdict_on(tally) == LACKS ? "false" : "true");
    json_tally(file, tally);
    fputs("}", file);
    *comma = ",";
}

static void json_cases(FILE *file, const struct suite *suite, bool failures_only)
{
    static const char *const outcomes[] = {"not run", "passed", "failed", "unsupported", "skipped"};
    const char *comma = "";
    for (size_t i = 0; i < suite->count; ++i) {
        const struct suite_case *c = &suite->cases[i];
        if (failures_only && c->outcome != FAILED)
            continue;
        fprintf(file, "%s\n    {", comma);
        json_text(file, failures_only ? "case" : "name", c->name);
        fprintf(file, ", \"outcome\": \"%s\"", outcomes[c->outcome]);
        if (c->outcome == PASSED || c->outcome == FAILED) {
            fputs(", \"worst\": ", file);
            json_ratio(file, c->worst);
        }
        if (c->outcome == FAILED) {
            fputs(", ", file);
            json_text(file, "rule", rule_names[c->first]);
        }
        if (c->message) {
            fputs(", ", file);
            json_text(file, "message", c->message);
        }
        fputs("}", file);
        comma = ",";
    }
}

static void write_json(struct report *report)
{
    FILE *file = report->file;
    const struct report_header *h = report->header;
    char date[32];
    char host[256];
    format_date(date, h->date);
    format_host(host);
    fputs("{\n  \"schema\": \"bblas-conformance\",\n  \"schema_version\": 1,\n  ", file);
    const struct {
        const char *key, *text;
    } texts[] = {
        {"library", h->library}, {"device", h->device}, {"queue", h->queue},     {"host", host},
        {"date", date},          {"filter", h->filter}, {"command", h->command}, {"cut_short", h->cut_short},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i) {
        json_text(file, texts[i].key, texts[i].text);
        fputs(",\n  ", file);
    }
    fprintf(file, "\"left\": %zu,\n  ", h->left);
    fprintf(file, "\"interface\": \"%d.%d.%d\",\n  \"suite\": \"%d.%d.%d\",\n  ", h->version[0], h->version[1], h->version[2],
            BBLAS_VERSION_MAJOR, BBLAS_VERSION_MINOR, BBLAS_VERSION_PATCH);
    fprintf(file, "\"seed\": %llu,\n  \"sizes\": \"%s\",\n  \"seconds\": %.3f,\n  \"ratio_limit\": %g,\n",
            (unsigned long long)h->seed, h->full ? "full" : "quick", h->seconds, RATIO_LIMIT);
    fputs("  \"totals\": {", file);
    json_tally(file, &report->total);
    fputs("},\n  \"rules\": {", file);
    for (int r = 0; r < RULE_COUNT; ++r)
        fprintf(file, "%s\n    \"%s\": \"%s\"", r ? "," : "", rule_names[r], rule_meanings[r]);
    fputs("\n  },\n  \"skipped\": [", file);
    struct reason reasons[REASON_LIMIT];
    const size_t reason_count = count_reasons(report->suite, reasons);
    for (size_t i = 0; i < reason_count; ++i) {
        fprintf(file, "%s\n    {\"cases\": %zu, ", i ? "," : "", reasons[i].cases);
        json_text(file, "reason", reasons[i].text);
        fputs("}", file);
    }
    fputs("\n  ],\n  \"routines\": [", file);
    static const char *const forms[] = {"batched", "strided_batched", "vbatched"};
    const char *comma = "";
    json_group(file, &comma, "services", "services", "services", &report->services);
    for (size_t r = 0; r < bblas_routine_count; ++r)
        for (int form = 0; form < BBLAS_FORMS; ++form)
            json_group(file, &comma, form_name(&bblas_routines[r], form), bblas_routines[r].name, forms[form],
                       &report->routines[r * BBLAS_FORMS + (size_t)form]);
    fputs("\n  ],\n  \"failures\": [", file);
    json_cases(file, report->suite, true);
    fputs("\n  ],\n  \"cases\": [", file);
    json_cases(file, report->suite, false);
    fputs("\n  ]\n}\n", file);
}

/* ---- JUnit XML ---- */

static void xml_counts(FILE *file, const struct tally *tally)
{
    fprintf(file, " tests=\"%zu\" failures=\"%zu\" errors=\"0\" skipped=\"%zu\"", tally->cases, tally->outcomes[FAILED],
            tally->outcomes[UNSUPPORTED] + tally->outcomes[SKIPPED]);
}

static void xml_properties(FILE *file, const struct report_header *h)
{
    const struct {
        const char *name, *value;
    } properties[] = {{"library", h->library}, {"device", h->queue}, {"command", h->command}};
    fputs("    <properties>\n", file);
    for (size_t i = 0; i < sizeof properties / sizeof properties[0]; ++i) {
        fprintf(file, "      <property name=\"%s\" value=\"", properties[i].name);
        put(file, MARKUP_TEXT, properties[i].value);
        fputs("\"/>\n", file);
    }
    fputs("    </properties>\n", file);
}

static void xml_case(FILE *file, const char *suite_name, const struct suite_case *c)
{
    /* The name begins with the suite's. */
    fprintf(file, "    <testcase classname=\"%s\" name=\"", suite_name);
    put(file, MARKUP_TEXT, c->name + strlen(suite_name) + 1);
    if (c->outcome == PASSED) {
        fputs("\"/>\n", file);
        return;
    }
    if (c->outcome == FAILED)
        fprintf(file, "\"><failure type=\"rule %s\" message=\"", rule_names[c->first]);
    else
        fputs("\"><skipped message=\"", file);
    put(file, MARKUP_TEXT, reason_text(c));
    fputs("\"/></testcase>\n", file);
}

static void write_xml(struct report *report)
{
    FILE *file = report->file;
    const struct suite *suite = report->suite;
    char date[32];
    format_date(date, report->header->date);
    date[strlen("2026-01-01T00:00:00")] = '\0'; /* JUnit's timestamps have no zone */
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"bblas-conformance\"", file);
    xml_counts(file, &report->total);
    fprintf(file, " time=\"%.3f\">\n", report->header->seconds);
    const struct tally *open = NULL;
    for (size_t i = 0; i < suite->count; ++i) {
        const struct suite_case *c = &suite->cases[i];
        const char *const name = c->routine ? form_name(c->routine, (int)c->form) : "services";
        const struct tally *tally = c->routine ? tally_of(report, c) : &report->services;
        if (tally != open) {
            fprintf(file, "%s  <testsuite name=\"%s\"", open ? "  </testsuite>\n" : "", name);
            xml_counts(file, tally);
            fprintf(file, " timestamp=\"%s\">\n", date);
            xml_properties(file, report->header);
            open = tally;
        }
        xml_case(file, name, c);
    }
    fputs("  </testsuite>\n</testsuites>\n", file);
}

/* ---- HTML ---- */

enum { HTML_FAILURES = 200 };

static const char style[] =
    ":root{color-scheme:light dark;--text:#1a1d21;--soft:#5c6670;--page:#fff;--panel:#f5f6f8;--line:#dadfe4;"
    "--pass:#e3f4e6;--pass-text:#14602b;--fail:#b3261e;--fail-text:#fff;--fail-soft:#fbe4e2;--fail-soft-text:#8c1d18;"
    "--lack:#eceff2;--lack-text:#5c6670;--link:#0b57b0}\n"
    "@media(prefers-color-scheme:dark){:root{--text:#e4e7ea;--soft:#9aa5af;--page:#14171a;--panel:#1d2125;--line:#343b42;"
    "--pass:#16351f;--pass-text:#8fdca4;--fail:#c9372c;--fail-text:#fff;--fail-soft:#4a1c19;--fail-soft-text:#ffb4ab;"
    "--lack:#262b30;--lack-text:#9aa5af;--link:#8ab8f2}}\n"
    "*{box-sizing:border-box}\n"
    "body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu "
    "Sans',sans-serif}\n"
    "main{max-width:1280px;margin:0 auto;padding:2rem 1.25rem 4rem}\n"
    "h1{font-size:1.7rem;line-height:1.25;margin:0 0 .2rem;overflow-wrap:anywhere}h2{font-size:1.2rem;margin:2.6rem 0 .3rem}\n"
    "p{margin:.3rem 0 .8rem;max-width:80ch}.soft{color:var(--soft)}a{color:var(--link)}\n"
    "code{font:.88em/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;overflow-wrap:anywhere}\n"
    "pre{background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:.7rem .9rem;margin:.4rem "
    "0;white-space:pre-wrap}\n"
    ".verdict{border-radius:8px;padding:.9rem 1.2rem;margin:1.2rem 0;font-size:1.25rem;font-weight:600;background:var(--lack);"
    "border-left:8px solid var(--lack-text)}\n"
    ".verdict small{display:block;font-size:.9rem;font-weight:400}\n"
    ".verdict.pass{background:var(--pass);color:var(--pass-text);border-color:currentColor}\n"
    ".verdict.fail{background:var(--fail-soft);color:var(--fail-soft-text);border-color:currentColor}\n"
    ".totals{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:.7rem;margin:1.2rem "
    "0;padding:0;list-style:none}\n"
    ".totals li{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:.5rem .9rem;color:var(--soft)}\n"
    ".totals b{display:block;font-size:1.45rem;line-height:1.3;color:var(--text);font-variant-numeric:tabular-nums}\n"
    "dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1.2rem;margin:1rem "
    "0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}\n"
    ".scroll{overflow-x:auto;margin:.6rem 0}\n"
    "table{border-collapse:separate;border-spacing:0;font-size:.82rem;font-variant-numeric:tabular-nums}\n"
    "th,td{padding:.2rem .4rem;border-bottom:1px solid var(--line);border-right:1px solid "
    "var(--line);text-align:right;white-space:nowrap}\n"
    "th{font-weight:600;text-align:left}thead th{background:var(--panel);border-top:1px solid var(--line);text-align:center}\n"
    "tr>:first-child{border-left:1px solid var(--line)}\n"
    "tbody th[scope=row]{position:sticky;left:0;background:var(--page)}\n"
    "th[scope=rowgroup]{background:var(--panel);color:var(--soft);text-align:left}\n"
    "td.pass{background:var(--pass);color:var(--pass-text)}\n"
    "td.fail{background:var(--fail);color:var(--fail-text);font-weight:700}\n"
    "td.lack,td.open{background:var(--lack);color:var(--lack-text);text-align:center}td.none{background:none}\n"
    ".matrix td{min-width:3.7rem}.wide td,.wide th{white-space:normal;text-align:left;vertical-align:top}.wide "
    "td.number{text-align:right}\n"
    "@page{size:A4 landscape;margin:12mm}\n"
    "@media print{:root{color-scheme:light}body{font-size:10pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}"
    "main{max-width:none;padding:0}.scroll{overflow:visible}table{font-size:7.5pt}th,td{padding:.1rem .2rem}.matrix "
    "td{min-width:0}"
    "tr,.verdict,.totals li{break-inside:avoid}h2{break-after:avoid}thead{display:table-header-group}}\n";

/** The registry's groups, in the order and by the names that people know. What is in none of them comes last. */
static const struct {
    const char *name, *title;
} groups[] = {
    {"blas1", "BLAS 1"},          {"blas2", "BLAS 2"}, {"blas3", "BLAS 3"}, {"helpers", "Helpers"},     {"cholesky", "Cholesky"},
    {"triangular", "Triangular"}, {"lu", "LU"},        {"qr", "QR"},        {NULL, "Further routines"},
};
enum { GROUPS = sizeof groups / sizeof groups[0] };

static bool is_in_group(const struct bblas_stem *stem, int group)
{
    if (groups[group].name)
        return strcmp(stem->group, groups[group].name) == 0;
    for (int g = 0; g < group; ++g)
        if (is_in_group(stem, g))
            return false;
    return true;
}

static const char type_letters[] = "sdcz";

/** The stem's routine in a precision, NULL where there is none. `first` is the stem's first routine. */
static const struct bblas_routine *routine_of(const struct bblas_routine *first, char type)
{
    for (const struct bblas_routine *r = first; r < bblas_routines + bblas_routine_count && r->stem == first->stem; ++r)
        if (r->type == type)
            return r;
    return NULL;
}

/** Whether the routine is the first of its stem. */
static bool begins_stem(const struct bblas_routine *routine)
{
    return routine == bblas_routines || routine[-1].stem != routine->stem;
}

static void add_tally(struct tally *sum, const struct tally *tally)
{
    sum->cases += tally->cases;
    for (int o = NOT_RUN; o <= SKIPPED; ++o)
        sum->outcomes[o] += tally->outcomes[o];
    for (int r = 0; r < RULE_COUNT; ++r) {
        sum->rules[r].checked += tally->rules[r].checked;
        sum->rules[r].failed += tally->rules[r].failed;
    }
}

/** All precisions and forms of a stem. */
static struct tally stem_tally(const struct report *report, const struct bblas_routine *first)
{
    struct tally sum = {0};
    for (size_t r = (size_t)(first - bblas_routines); r < bblas_routine_count && bblas_routines[r].stem == first->stem; ++r)
        for (size_t form = 0; form < BBLAS_FORMS; ++form)
            add_tally(&sum, &report->routines[r * BBLAS_FORMS + form]);
    return sum;
}

static void html_fact(FILE *file, const char *term, const char *text)
{
    fprintf(file, "<dt>%s</dt><dd>", term);
    put(file, MARKUP_TEXT, text);
    fputs("</dd>\n", file);
}

static void html_verdict(const struct report *report)
{
    static const char *const classes[] = {[PASSES] = "pass", [FAILS] = "fail", [LACKS] = "open", [UNDECIDED] = "open"};
    FILE *file = report->file;
    const struct report_header *h = report->header;
    const struct tally *total = &report->total;
    const enum verdict verdict = verdict_on(total);
    const size_t tried = total->outcomes[PASSED] + total->outcomes[FAILED];
    fprintf(file, "<div class=\"verdict %s\">", verdict == PASSES && h->left ? "open" : classes[verdict]);
    if (verdict == FAILS)
        fprintf(file, "✗ Failed: %zu of %zu cases break a rule of the standard", total->outcomes[FAILED], tried);
    else if (verdict == PASSES && h->left)
        fprintf(file, "○ Incomplete: the %zu cases that were judged keep the rules of the standard", tried);
    else if (verdict == PASSES)
        fprintf(file, "✓ Passed: all %zu cases that apply keep the rules of the standard", tried);
    else
        fputs("○ Nothing was judged: no case applies", file);
    if (h->cut_short) {
        fputs("<small>The run was cut short: ", file);
        put(file, MARKUP_TEXT, h->cut_short);
        fprintf(file, "; %zu of %zu cases are left</small>", h->left, total->cases);
    }
    if (h->filter) {
        fputs("<small>Only a part of the suite was run: the cases that match <code>", file);
        put(file, MARKUP_TEXT, h->filter);
        fputs("</code></small>", file);
    }
    fputs("</div>\n", file);
}

static void html_head(const struct report *report)
{
    FILE *file = report->file;
    const struct report_header *h = report->header;
    const struct tally *total = &report->total;
    char date[32];
    char host[256];
    char interface[128];
    char seed[64];
    format_date(date, h->date);
    format_host(host);
    snprintf(interface, sizeof interface, "%d.%d.%d, judged by suite %d.%d.%d", h->version[0], h->version[1], h->version[2],
             BBLAS_VERSION_MAJOR, BBLAS_VERSION_MINOR, BBLAS_VERSION_PATCH);
    snprintf(seed, sizeof seed, "%s sizes, seed %llu", h->full ? "full" : "quick", (unsigned long long)h->seed);
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>bblas conformance: ",
          file);
    put(file, MARKUP_TEXT, h->queue);
    fprintf(file, "</title>\n<style>\n%s</style>\n</head>\n<body>\n<main>\n<h1>Conformance of ", style);
    put(file, MARKUP_TEXT, h->queue);
    fputs("</h1>\n<p class=\"soft\">with the bblas standard for batched BLAS and LAPACK</p>\n", file);
    html_verdict(report);
    fputs("<dl>\n", file);
    html_fact(file, "Device", h->queue);
    html_fact(file, "Library", h->library);
    html_fact(file, "Interface", interface);
    html_fact(file, "Date", date);
    html_fact(file, "Host", host);
    html_fact(file, "Data", seed);
    fprintf(file, "</dl>\n<ul class=\"totals\">\n<li><b>%zu</b>cases</li><li><b>%zu</b>passed</li><li><b>%zu</b>failed</li>",
            total->cases, total->outcomes[PASSED], total->outcomes[FAILED]);
    fprintf(file,
            "<li><b>%zu</b>unsupported</li><li><b>%zu</b>skipped</li><li><b>%.3g</b>worst ratio (limit %g)</li><li><b>%.1f "
            "s</b>run time</li>\n</ul>\n",
            total->outcomes[UNSUPPORTED], total->outcomes[SKIPPED], total->worst, RATIO_LIMIT, h->seconds);
    if (total->worst_case) {
        fputs("<p class=\"soft\">Worst ratio in <code>", file);
        put(file, MARKUP_TEXT, total->worst_case->name);
        fputs("</code></p>\n", file);
    }
    struct reason reasons[REASON_LIMIT];
    const size_t reason_count = count_reasons(report->suite, reasons);
    for (size_t i = 0; i < reason_count; ++i) {
        fprintf(file, "<p class=\"soft\">%zu skipped: ", reasons[i].cases);
        put(file, MARKUP_TEXT, reasons[i].text);
        fputs("</p>\n", file);
    }
}

static void html_cell(FILE *file, const char *name, const struct tally *tally)
{
    static const char *const classes[] = {[PASSES] = "pass", [FAILS] = "fail", [LACKS] = "lack", [UNDECIDED] = "open"};
    static const char *const marks[] = {[PASSES] = "✓", [FAILS] = "✗", [LACKS] = "–", [UNDECIDED] = "○"};
    if (!tally || tally->cases == 0) {
        fputs("<td class=\"none\"></td>", file);
        return;
    }
    const enum verdict verdict = verdict_on(tally);
    fprintf(file, "<td class=\"%s\" title=\"%s: %zu cases, %zu passed, %zu failed, %zu unsupported, %zu skipped",
            classes[verdict], name, tally->cases, tally->outcomes[PASSED], tally->outcomes[FAILED], tally->outcomes[UNSUPPORTED],
            tally->outcomes[SKIPPED]);
    if (tally->worst_case) {
        fprintf(file, "&#10;worst ratio %.3g in ", tally->worst);
        put(file, MARKUP_TEXT, tally->worst_case->name);
    }
    fprintf(file, "\">%s", marks[verdict]);
    if (tally->worst_case)
        fprintf(file, tally->worst < 1000 ? " %.2g" : " %.0e", tally->worst);
    fputs("</td>", file);
}

/** Writes a heading row before the first row of each group, and a row for each stem that has cases. */
static void html_rows(const struct report *report, int columns,
                      void (*row)(const struct report *report, const struct bblas_routine *first, const struct tally *sum))
{
    for (int g = 0; g < GROUPS; ++g) {
        bool is_begun = false;
        for (const struct bblas_routine *r = bblas_routines; r < bblas_routines + bblas_routine_count; ++r) {
            if (!begins_stem(r) || !is_in_group(r->stem, g))
                continue;
            const struct tally sum = stem_tally(report, r);
            if (sum.cases == 0)
                continue;
            if (!is_begun)
                fprintf(report->file, "<tbody><tr><th scope=\"rowgroup\" colspan=\"%d\">%s</th></tr>\n", columns,
                        groups[g].title);
            is_begun = true;
            fprintf(report->file, "<tr><th scope=\"row\">%s</th>", r->stem->name);
            row(report, r, &sum);
            fputs("</tr>\n", report->file);
        }
        if (is_begun)
            fputs("</tbody>\n", report->file);
    }
}

static void html_matrix_row(const struct report *report, const struct bblas_routine *first, const struct tally *sum)
{
    (void)sum;
    for (int form = 0; form < BBLAS_FORMS; ++form)
        for (const char *type = type_letters; *type; ++type) {
            const struct bblas_routine *r = routine_of(first, *type);
            html_cell(report->file, r ? form_name(r, form) : NULL,
                      r ? &report->routines[(size_t)(r - bblas_routines) * BBLAS_FORMS + (size_t)form] : NULL);
        }
}

static void html_matrix(const struct report *report)
{
    FILE *file = report->file;
    fprintf(file,
            "<h2>Routines</h2>\n<p class=\"soft\">✓ every case passed, ✗ some failed, – unsupported, ○ skipped. The number is "
            "the largest "
            "error ratio of all problems, below %g for a pass; point at a cell for the case that it comes from.</p>\n<div "
            "class=\"scroll\">"
            "<table class=\"matrix\">\n<thead><tr><th rowspan=\"2\" scope=\"col\">routine</th><th colspan=\"4\" "
            "scope=\"colgroup\">_batched</th>"
            "<th colspan=\"4\" scope=\"colgroup\">_strided_batched</th><th colspan=\"4\" "
            "scope=\"colgroup\">_vbatched</th></tr>\n<tr>",
            RATIO_LIMIT);
    for (int form = 0; form < BBLAS_FORMS; ++form)
        for (const char *type = type_letters; *type; ++type)
            fprintf(file, "<th scope=\"col\">%c</th>", *type);
    fputs("</tr></thead>\n", file);
    html_rows(report, 1 + BBLAS_FORMS * (int)strlen(type_letters), html_matrix_row);
    fputs("</table></div>\n", file);
}

static void html_rule_cells(const struct report *report, const struct bblas_routine *first, const struct tally *sum)
{
    (void)first;
    for (int r = 0; r < RULE_COUNT; ++r) {
        const size_t checked = sum->rules[r].checked;
        const size_t failed = sum->rules[r].failed;
        if (failed)
            fprintf(report->file, "<td class=\"fail\" title=\"%s: %zu of %zu cases failed\">✗ %zu/%zu</td>", rule_names[r],
                    failed, checked, failed, checked);
        else if (checked)
            fprintf(report->file, "<td class=\"pass\">%zu</td>", checked);
        else
            fputs("<td class=\"none\"></td>", report->file);
    }
}

static void html_rules(const struct report *report)
{
    FILE *file = report->file;
    fputs("<h2>Rules</h2>\n<p class=\"soft\">In how many cases each rule was checked; ✗ failed / checked.</p>\n"
          "<div class=\"scroll\"><table>\n<thead><tr><th scope=\"col\">routine</th>",
          file);
    for (int r = 0; r < RULE_COUNT; ++r)
        fprintf(file, "<th scope=\"col\" title=\"%s\">%s</th>", rule_meanings[r], rule_names[r]);
    fputs("</tr></thead>\n<tbody><tr><th scope=\"row\">all</th>", file);
    html_rule_cells(report, NULL, &report->total);
    fputs("</tr>\n", file);
    if (report->services.cases) {
        fputs("<tr><th scope=\"row\">services</th>", file);
        html_rule_cells(report, NULL, &report->services);
        fputs("</tr>", file);
    }
    fputs("</tbody>\n", file);
    html_rows(report, 1 + RULE_COUNT, html_rule_cells);
    fputs(
        "</table></div>\n<h2>What the rules ask for</h2>\n<div class=\"scroll\"><table class=\"wide\">\n<thead><tr><th "
        "scope=\"col\">rule</th>"
        "<th scope=\"col\">meaning</th><th scope=\"col\">checked in</th><th scope=\"col\">failed in</th></tr></thead>\n<tbody>\n",
        file);
    for (int r = 0; r < RULE_COUNT; ++r)
        fprintf(
            file,
            "<tr><th scope=\"row\">%s</th><td>%s</td><td class=\"number\">%zu cases</td><td class=\"number%s\">%s%zu</td></tr>\n",
            rule_names[r], rule_meanings[r], report->total.rules[r].checked, report->total.rules[r].failed ? " fail" : "",
            report->total.rules[r].failed ? "✗ " : "", report->total.rules[r].failed);
    fputs("</tbody></table></div>\n", file);
}

static void html_failures(const struct report *report)
{
    FILE *file = report->file;
    const size_t failed = report->total.outcomes[FAILED];
    if (failed == 0)
        return;
    fputs("<h2 id=\"failures\">Failures</h2>\n", file);
    if (failed > HTML_FAILURES)
        fprintf(file, "<p class=\"soft\">The first %d of %zu; the JSON report has all of them.</p>\n", HTML_FAILURES, failed);
    fputs("<div class=\"scroll\"><table class=\"wide\">\n<thead><tr><th scope=\"col\">case</th><th scope=\"col\">rule</th>"
          "<th scope=\"col\">what was found</th></tr></thead>\n<tbody>\n",
          file);
    size_t shown = 0;
    for (size_t i = 0; i < report->suite->count && shown < HTML_FAILURES; ++i) {
        const struct suite_case *c = &report->suite->cases[i];
        if (c->outcome != FAILED)
            continue;
        fputs("<tr><td><code>", file);
        put(file, MARKUP_TEXT, c->name);
        fprintf(file, "</code></td><td>%s</td><td>", rule_names[c->first]);
        put(file, MARKUP_TEXT, c->message);
        fputs("</td></tr>\n", file);
        ++shown;
    }
    fputs("</tbody></table></div>\n", file);
}

static void html_reproduction(const struct report *report)
{
    FILE *file = report->file;
    const struct report_header *h = report->header;
    const struct suite_case *example = NULL;
    for (size_t i = 0; i < report->suite->count && !example; ++i)
        if (report->suite->cases[i].outcome == FAILED)
            example = &report->suite->cases[i];
    fputs("<h2>To reproduce</h2>\n<p class=\"soft\">Data depend on the seed and the case's name alone, so every run is the "
          "same.</p>\n<pre><code>",
          file);
    put(file, MARKUP_TEXT, h->command);
    if (example || h->filter) {
        fputs(" --filter &#39;", file);
        put(file, MARKUP_TEXT, example ? example->name : h->filter);
        fputs("&#39;", file);
    }
    fputs("</code></pre>\n", file);
    if (example)
        fputs("<p class=\"soft\">This is the first failure; put another case&#39;s name after <code>--filter</code> for that "
              "one.</p>\n",
              file);
}

static void write_html(struct report *report)
{
    html_head(report);
    if (report->total.outcomes[FAILED])
        fputs("<p><a href=\"#failures\">List of failures</a></p>\n", report->file);
    html_matrix(report);
    html_rules(report);
    html_failures(report);
    html_reproduction(report);
    fputs("</main>\n</body>\n</html>\n", report->file);
}

/* ---- Files ---- */

typedef void writer(struct report *report);

/** The writer for the path's suffix; NULL, and a line to stderr, for an unknown one. */
static writer *writer_for(const char *path)
{
    static const struct {
        const char *suffix;
        writer *write;
    } writers[] = {{".json", write_json}, {".xml", write_xml}, {".html", write_html}};
    const char *const dot = strrchr(path, '.');
    for (size_t i = 0; dot && i < sizeof writers / sizeof writers[0]; ++i)
        if (strcmp(dot, writers[i].suffix) == 0)
            return writers[i].write;
    fprintf(stderr, "bblas-conformance: %s: the name of a report ends in .json, .xml or .html\n", path);
    return NULL;
}

static bool complain(const char *path, int error)
{
    fprintf(stderr, "bblas-conformance: %s: %s\n", path, strerror(error));
    return false;
}

bool report_is_possible(const char *path)
{
    if (!writer_for(path))
        return false;
    struct stat status;
    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        return complain(path, EISDIR);
    struct arena arena = {0};
    const char *const temporary = arena_print(&arena, "%s.tmp", path);
    FILE *file = fopen(temporary, "w");
    const int error = errno;
    if (file) {
        fclose(file);
        unlink(temporary);
    }
    arena_free(&arena);
    return file || complain(path, error);
}

bool report_write(const char *path, const struct suite *suite, const struct report_header *header)
{
    writer *write = writer_for(path);
    if (!write)
        return false;
    struct arena arena = {0};
    struct report report = {
        .suite = suite,
        .header = header,
        .routines = arena_allocate(&arena, bblas_routine_count * BBLAS_FORMS * sizeof *report.routines),
    };
    add_up(&report);
    const char *const temporary = arena_print(&arena, "%s.tmp", path);
    int error = 0;
    report.file = fopen(temporary, "w");
    if (!report.file) {
        error = errno;
    } else {
        write(&report);
        errno = 0;
        const bool has_failed = ferror(report.file);
        if (fclose(report.file) != 0 || has_failed || rename(temporary, path) != 0) {
            error = errno ? errno : EIO;
            unlink(temporary);
        }
    }
    arena_free(&arena);
    return error == 0 || complain(path, error);
}
