import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { nodeOptions } from "../start/node-options.ts";

const read = (file: string) => readFileSync(file, "utf8");
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""));

const identity = namesIn(read("contract/portal/college-identity.ts"), /\["(COLLEGE_[A-Z_]+)",/g);
const settingsOf = (service: string) =>
  new Set([...identity, ...namesIn(read(`${service}/src/config.ts`), /\benv\.([A-Z_]+)\b/g)]);
const services = { college: settingsOf("college"), gateway: settingsOf("gateway") };

interface Compose {
  readonly services: Record<
    string,
    {
      readonly build?: { readonly context: string; readonly dockerfile: string };
      readonly environment?: Record<string, string>;
      readonly depends_on?: Record<string, unknown>;
      readonly volumes?: readonly string[];
      readonly ports?: readonly string[];
      readonly stop_grace_period?: string;
    }
  >;
  readonly volumes: Record<string, unknown>;
}

const compose: Compose = parse(read("docker-compose.yml"), { merge: true });

test("the README names every setting of the services, and no other", () => {
  const settings = new Set([...services.college, ...services.gateway]);
  const documented = new Set(
    read("README.md")
      .split("\n")
      .filter((line) => line.startsWith("| `"))
      .flatMap((line) => [...namesIn(line.split("|")[1] ?? "", /`([A-Z][A-Z_]+)`/g)]),
  );
  expect([...documented].toSorted()).toEqual([...settings].toSorted());
});

test.each(["college", "gateway-1", "gateway-2"])("compose sets on %s what it reads", (name) => {
  const known = services[name === "college" ? "college" : "gateway"];
  const set = Object.keys(compose.services[name]?.environment ?? {});
  expect(set.length).toBeGreaterThan(5);
  expect(set.filter((variable) => !known.has(variable))).toEqual([]);
});

test("compose refers to services, volumes and files that exist", () => {
  for (const { depends_on, volumes, build } of Object.values(compose.services)) {
    for (const needed of Object.keys(depends_on ?? {})) {
      expect(compose.services).toHaveProperty(needed);
    }
    for (const volume of volumes ?? []) {
      const [source = ""] = volume.split(":");
      if (source.startsWith("./")) expect(existsSync(source), source).toBe(true);
      else expect(compose.volumes).toHaveProperty(source);
    }
    if (build !== undefined) expect(existsSync(build.dockerfile), build.dockerfile).toBe(true);
  }
});

test.each([
  ["college", /finishWithinMilliseconds = (\d+)_000/g],
  ["gateway", /shutdownTimeoutMs = (\d+)_000/g],
])("compose gives each %s time to drain and to finish requests", (service, finish) => {
  const [seconds] = namesIn(read(`${service}/src/server.ts`), finish);
  const [drain] = namesIn(read("contract/drain.ts"), /production \? (\d+) : 0/g);
  const graces = Object.entries(compose.services)
    .filter(([name]) => name.startsWith(service))
    .map(([, { stop_grace_period }]) => Number.parseInt(stop_grace_period ?? "", 10));
  expect(graces.length).toBeGreaterThan(0);
  expect(Math.min(...graces)).toBeGreaterThan(Number(seconds) + Number(drain));
});

test("callers leave an idle connection before a service that drains closes it", () => {
  const [drain] = namesIn(read("contract/drain.ts"), /production \? (\d+) : 0/g);
  const idle = namesIn(read("gateway/nginx.conf"), /keepalive_timeout (\d+)s;/g);
  const [own] = namesIn(read("gateway/src/college/transport.ts"), /keepAliveMs = (\d+)_000/g);
  expect([...idle, own].map(Number)).toEqual([2, 2]);
  expect(Number(drain)).toBeGreaterThan(2 + 1);
});

test("nginx sends requests to compose services on their ports", () => {
  const upstreams = [...read("gateway/nginx.conf").matchAll(/server ([\w-]+):(\d+)[^;]*;/g)];
  expect(upstreams.map(([, name]) => name)).toEqual(["gateway-1", "gateway-2", "college"]);
  for (const [, name = "", port] of upstreams) {
    const { COLLEGE_PORT, GATEWAY_PORT } = compose.services[name]?.environment ?? {};
    expect(port).toBe(name === "college" ? COLLEGE_PORT : GATEWAY_PORT);
  }
});

test("compose publishes the ports of nginx, the one without TLS on this machine alone", () => {
  const listened = namesIn(read("gateway/nginx.conf"), /listen (\d+)/g);
  const published = compose.services.nginx?.ports ?? [];
  expect(published.map((port) => port.slice(port.lastIndexOf(":") + 1)).toSorted()).toEqual(
    [...listened].toSorted(),
  );
  expect(published.filter((port) => port.endsWith(":8080"))).toEqual([
    expect.stringContaining("127.0.0.1:"),
  ]);
});

test("nginx does not buffer events, and fits all watchers and heartbeats", () => {
  const conf = read("gateway/nginx.conf");
  const [, graphql = ""] = /location = \/graphql \{([^}]*)\}/.exec(conf) ?? [];
  expect(graphql).toContain("proxy_buffering off;");
  expect(graphql).toMatch(/proxy_read_timeout \d+h;/);
  expect(conf).not.toContain("gzip on");
  const [, connections] = /worker_connections (\d+);/.exec(conf) ?? [];
  const [, watchers] = /`WATCHERS_PER_GATEWAY` \| (\d+) \|/.exec(read("README.md")) ?? [];
  expect(Number(connections)).toBeGreaterThan(2 * 2 * Number(watchers));
});

test.each(["college/Dockerfile", "gateway/Dockerfile"])("%s copies what exists", (file) => {
  const copied = read(file)
    .split("\n")
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
    .flatMap((line) => line.split(" ").slice(1, -1));
  expect(copied).toContain("package-lock.json");
  const included = read(".dockerignore")
    .split("\n")
    .map((line) => line.replace(/^!/, ""));
  for (const source of copied) {
    expect(existsSync(source), source).toBe(true);
    expect(included).toContain(source);
  }
});

test.each([
  "college",
  "gateway",
] as const)("the image of the %s has Node's usual options", (name) => {
  const [, command = "[]"] = /^CMD (.*)$/m.exec(read(`${name}/Dockerfile`)) ?? [];
  expect(JSON.parse(command)).toEqual(["node", ...nodeOptions[name], `dist/${name}/src/server.js`]);
});
