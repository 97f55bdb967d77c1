import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collectDefaultMetrics, Registry } from "prom-client";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";

const read = (file: string) => readFileSync(file, "utf8");
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

const sources = ["gateway/src/metrics", "college/src/metrics"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => read(join(folder, file))),
);
const own = sources.flatMap((source) => matches(source, /"(portal_\w+)"/g));
const histograms = sources.flatMap((source) =>
  matches(source, /new Histogram\(\{\s*name: "(\w+)"/g),
);
const labels = new Set([
  // Set by Prometheus, or by a histogram.
  ...["job", "instance", "le"],
  ...sources
    .flatMap((source) => matches(source, /labelNames: \[([^\]]*)\]/g))
    .flatMap((list) => matches(list, /"(\w+)"/g)),
]);

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: Readonly<Record<"summary" | "action" | "runbook", string>>;
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const { groups }: { groups: { rules: readonly Alert[] }[] } = parse(
  read("deploy/prometheus/alerts.yml"),
);
const alerts = groups.flatMap(({ rules }) => rules);
const { panels }: { panels: readonly Panel[] } = JSON.parse(read("deploy/grafana/portal.json"));
const charts = panels.filter(({ type }) => type !== "row");
const targets = charts.flatMap(({ targets: of = [] }) => of);
const expressions = [...alerts, ...targets].map(({ expr }) => expr);

const functions = new Set([
  ...["histogram_quantile", "increase", "max", "min_over_time", "rate", "sum", "time", "topk"],
  "by",
]);

/** The metrics that an expression reads: what is left without its labels, ranges, texts and functions. */
const metricsIn = (expression: string): readonly string[] =>
  matches(
    expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, " "),
    /\b([a-z]\w*)\b/g,
  ).filter((name) => !functions.has(name));

const labelsIn = (expression: string): readonly string[] => [
  ...matches(expression, /\{([^}]*)\}/g).flatMap((list) => matches(list, /(\w+)\s*(?:=|!)/g)),
  ...matches(expression, /\bby \(([^)]*)\)/g).flatMap((list) => matches(list, /(\w+)/g)),
];

let known: Set<string>;

beforeAll(() => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  known = new Set([
    "up",
    ...registry.getMetricsAsArray().map(({ name }) => name),
    ...own.filter((name) => !histograms.includes(name)),
    ...histograms.flatMap((name) => ["bucket", "count", "sum"].map((part) => `${name}_${part}`)),
  ]);
});

test("an expression is read as the metrics and labels in it", () => {
  const expression =
    'topk(3, sum by (le, kind) (rate(a_total{code=~"X|Y",name!="b"}[5m]))) / max(c) > 0.05';
  expect(metricsIn(expression)).toEqual(["a_total", "c"]);
  expect(labelsIn(expression)).toEqual(["code", "name", "le", "kind"]);
});

test("alerts and dashboard use metrics and labels that the services define", () => {
  const used = expressions.flatMap(metricsIn);
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
  expect(expressions.flatMap(labelsIn).filter((label) => !labels.has(label))).toEqual([]);
  const legends = targets.flatMap(({ legendFormat }) => matches(legendFormat, /\{\{(\w+)\}\}/g));
  expect(legends.filter((label) => !labels.has(label))).toEqual([]);
});

test("every metric of the services is on the dashboard", () => {
  const shown = targets
    .flatMap(({ expr }) => metricsIn(expr))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ""));
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
});

test("metrics are named as Prometheus asks for", () => {
  expect(new Set(own).size).toBe(own.length);
  for (const name of own) expect(name).toMatch(/^portal_(gateway|college)(_[a-z]+)+$/);
  for (const name of histograms) expect(name).toMatch(/_seconds$/);
  for (const source of sources) {
    for (const name of matches(source, /new Counter\(\{\s*name: "(\w+)"/g)) {
      expect(name).toMatch(/_total$/);
    }
  }
});

test("each alert and the docs say what happens and what to do", () => {
  const page = read("docs/operations.md");
  const [, section = ""] = /\n## Alerts\n([\s\S]*?)\n## /.exec(page) ?? [];
  expect(matches(section, /^\| `(\w+)` \|/gm)).toEqual(alerts.map(({ alert }) => alert));
  for (const { annotations, labels: of } of alerts) {
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.action).toMatch(/\.$/);
    expect(annotations.runbook).toBe("docs/operations.md#alerts");
    expect(["critical", "warning"]).toContain(of.severity);
  }
});

test("the dashboard's panels have a title and a number of their own", () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  for (const { targets: of = [] } of charts) expect(of.length).toBeGreaterThan(0);
});

test("Prometheus asks the services of compose by the names that alerts use", () => {
  const { scrape_configs: jobs }: { scrape_configs: readonly Job[] } = parse(
    read("deploy/prometheus/prometheus.yml"),
  );
  const { services }: { services: Readonly<Record<string, { environment?: object }>> } = parse(
    read("docker-compose.yml"),
    { merge: true },
  );
  const serving = Object.keys(services).filter((name) =>
    Object.keys(services[name]?.environment ?? {}).some((key) => key.endsWith("_METRICS_PORT")),
  );
  const asked = jobs.flatMap(({ dns_sd_configs: of }) => of.flatMap(({ names }) => names));
  expect(asked.toSorted()).toEqual(serving.toSorted());
  for (const { job_name: name } of jobs) expect(name).toMatch(/^portal-/);
});

interface Job {
  readonly job_name: string;
  readonly dns_sd_configs: readonly { readonly names: readonly string[] }[];
}
