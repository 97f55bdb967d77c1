import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { portalVersion } from "../../../contract/version.ts";
import { buildKustomization, type Manifest } from "./kustomize.ts";
import { ManifestSchemas } from "./schemas.ts";

const read = (file: string) => readFileSync(file, "utf8");
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly env?: readonly {
    readonly name: string;
    readonly valueFrom: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
  }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: string[] } } };
}

interface Workload {
  readonly name: string;
  readonly graceSeconds: number;
  readonly container: Container;
}

const example = "deploy/kubernetes/example";
const manifests = buildKustomization(example);
const schemas = new ManifestSchemas();

const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

const called = (kind: string, name: string): Manifest => {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`);
  return found;
};

const workloads: readonly Workload[] = [...ofKind("Deployment"), ...ofKind("Job")].map(
  ({ metadata, spec }) => {
    const { template }: { template?: { spec?: Record<string, unknown> } } = spec ?? {};
    const { containers, terminationGracePeriodSeconds } = template?.spec ?? {};
    const [container]: readonly Container[] = Array.isArray(containers) ? containers : [];
    if (container === undefined) throw new Error(`${metadata.name} has no container`);
    return { name: metadata.name, graceSeconds: Number(terminationGracePeriodSeconds), container };
  },
);

const services = ["college", "gateway"] as const;
const workload = (name: string): Workload => {
  const found = workloads.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
};

test("every manifest passes Kubernetes' own schema, without unknown fields", () => {
  expect(manifests.length).toBeGreaterThan(12);
  expect(manifests.flatMap((manifest) => schemas.problemsOf(manifest))).toEqual([]);
});

test("the schemas refuse misspelt fields, missing fields and unknown kinds", () => {
  const budget = called("PodDisruptionBudget", "college");
  const problems = (changed: object) => schemas.problemsOf({ ...budget, ...changed });
  expect(problems({ spec: { ...budget.spec, maxUnavailble: 1 } }).join()).toContain(
    '"additionalProperty":"maxUnavailble"',
  );
  expect(problems({ kind: "PodDisruptionBudgets" })).toHaveLength(1);
  const autoscaler = called("HorizontalPodAutoscaler", "college");
  const { maxReplicas: _, ...without } = autoscaler.spec ?? {};
  expect(schemas.problemsOf({ ...autoscaler, spec: without }).join()).toContain("maxReplicas");
});

test("each service gets known settings and secrets that the docs describe", () => {
  const identity = namesIn(read("contract/portal/college-identity.ts"), /\["(COLLEGE_[A-Z_]+)",/g);
  const described = read("docs/operations.md").split("\n");
  for (const { name, container } of workloads) {
    const part = name.startsWith("college") ? "college" : "gateway";
    const known = [...identity, ...namesIn(read(`${part}/src/config.ts`), /\benv\.([A-Z_]+)\b/g)];
    const settings = (container.envFrom ?? []).flatMap(({ configMapRef }) =>
      Object.keys(called("ConfigMap", configMapRef.name).data ?? {}),
    );
    const secrets = (container.env ?? []).map(({ name: variable, valueFrom }) => {
      const { name: secret, key } = valueFrom.secretKeyRef;
      expect(key).toBe(variable);
      const isDescribed = (line: string) =>
        line.trim().startsWith(`| \`${secret}\` |`) && line.includes(`\`${key}\``);
      expect(described.some(isDescribed), `${secret} ${key}`).toBe(true);
      return variable;
    });
    expect([...settings, ...secrets].filter((variable) => !known.includes(variable))).toEqual([]);
    expect(settings.filter((variable) => secrets.includes(variable))).toEqual([]);
  }
});

test.each(services)("%s is asked on its own ports and paths", (name) => {
  const { container } = workload(name);
  const prefix = name.toUpperCase();
  const { data } = called("ConfigMap", name);
  const port = (called_: string) =>
    container.ports?.find((one) => one.name === called_)?.containerPort;
  expect(String(port("http"))).toBe(data?.[`${prefix}_PORT`]);
  expect(String(port("metrics"))).toBe(data?.[`${prefix}_METRICS_PORT`]);
  expect(read(`${name}/Dockerfile`)).toContain(`EXPOSE ${port("http")}\n`);
  expect(called("Service", name).spec).toMatchObject({
    selector: { app: name },
    ports: [{ port: port("http"), targetPort: "http" }],
  });
  const routes = read(
    name === "college" ? "college/src/http/health.ts" : "gateway/src/http/health-route.ts",
  );
  const { startupProbe, livenessProbe, readinessProbe } = container;
  for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
    expect(probe?.httpGet.port).toBe("http");
    expect(routes).toContain(`"${probe?.httpGet.path}"`);
  }
  // What a process depends on must not have it killed.
  expect(livenessProbe?.httpGet.path).toBe("/health");
});

test.each([
  ["college", /finishWithinMilliseconds = ([\d_]+)/],
  ["gateway", /shutdownTimeoutMs = ([\d_]+)/],
])("%s has time to drain and finish requests", (name, finish) => {
  const { container, graceSeconds } = workload(name);
  const [milliseconds = ""] = namesIn(read(`${name}/src/server.ts`), new RegExp(finish, "g"));
  const [drainSeconds] = namesIn(read("contract/drain.ts"), /production \? (\d+) : 0/g);
  const [command, seconds] = container.lifecycle?.preStop.exec.command ?? [];
  expect(command).toBe("sleep");
  expect(Number(seconds)).toBeGreaterThanOrEqual(5);
  const finishSeconds = Number(milliseconds.replaceAll("_", "")) / 1000;
  expect(finishSeconds).toBeGreaterThan(0);
  expect(graceSeconds).toBeGreaterThan(Number(seconds) + Number(drainSeconds) + finishSeconds);
});

test("the database is migrated by the new version's job only", () => {
  const { container } = workload("college-migrate");
  const script = container.command?.at(-1) ?? "";
  expect(read(script.replace(/^dist\//, "").replace(/\.js$/, ".ts"))).toContain("migrateServer");
  expect(container.image).toBe(workload("college").container.image);
  expect(called("ConfigMap", "college").data?.DATABASE_MIGRATE).toBe("off");
});

test.each(services)("%s survives the loss of a node, and is scaled", (name) => {
  const selector = { matchLabels: { app: name } };
  expect(called("PodDisruptionBudget", name).spec).toMatchObject({ maxUnavailable: 1, selector });
  const { spec } = called("HorizontalPodAutoscaler", name);
  expect(spec).toMatchObject({ minReplicas: 2, scaleTargetRef: { kind: "Deployment", name } });
  expect(called("Deployment", name).spec).toMatchObject({ selector });
});

test("a full rollout leaves PostgreSQL connections free", () => {
  const { maxReplicas } = called("HorizontalPodAutoscaler", "college").spec ?? {};
  const [poolSize] = namesIn(read("college/src/db/database.ts"), /poolSize = (\d+);/g);
  // PostgreSQL takes 100 by default. The pools, one process more during a rollout, and the migration's.
  expect((Number(maxReplicas) + 1) * Number(poolSize) + 1).toBeLessThan(90);
});

test("images have the portal's version, and the ingress names existing services", () => {
  expect(workloads.map(({ container }) => container.image)).toEqual([
    `college-portal/college:${portalVersion}`,
    `college-portal/gateway:${portalVersion}`,
    `college-portal/college:${portalVersion}`,
  ]);
  const ingress = JSON.stringify(called("Ingress", "portal").spec);
  const backends = namesIn(ingress, /"service":\{"name":"(\w+)"/g);
  expect(backends).toEqual(["college", "gateway"]);
  const [certificate] = namesIn(ingress, /"secretName":"([\w-]+)"/g);
  expect(read("docs/operations.md")).toContain(`| \`${certificate}\` |`);
  const [path = ""] = namesIn(ingress, /"path":"([^"]+)"/g);
  expect(read("gateway/nginx.conf")).toContain(`location = ${path} {`);
});
