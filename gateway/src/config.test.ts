import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const production = {
  NODE_ENV: "production",
  COLLEGE_API_URL: "http://college:4001",
  PUBLIC_URL: "https://portal.example",
  REDIS_URL: "redis://redis:6379",
  SESSION_SECRET: "a-secret-of-the-tests-and-of-nobody-else",
};

test("without any setting the gateway serves a developer's machine", () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: "127.0.0.1",
    port: 4000,
    collegeUrl: "http://127.0.0.1:4001",
    publicUrl: "http://localhost:4000",
    graphiql: true,
    trustedProxies: 0,
    sessionIdleMs: 1_800_000,
    sessionAbsoluteMs: 43_200_000,
  });
});

test.each([
  [{ PORT: "8080" }, 8080],
  [{ PORT: "8080", GATEWAY_PORT: "4010" }, 4010],
  [{ PORT: "8080", GATEWAY_PORT: " " }, 8080],
])("the port of %j is %i", (env, port) => {
  expect(readConfig(env).port).toBe(port);
});

test("without a secret each process generates its own", () => {
  expect(readConfig({}).sessionSecrets).not.toEqual(readConfig({}).sessionSecrets);
});

test("secrets are rotated by adding the new one first", () => {
  expect(readConfig({ SESSION_SECRET: "new, old" }).sessionSecrets).toEqual(["new", "old"]);
});

describe("in production", () => {
  test("a complete configuration is accepted, and the explorer is off", () => {
    expect(readConfig(production)).toMatchObject({ production: true, graphiql: false });
  });

  test("any operation is accepted, or those of the client only", () => {
    expect(readConfig(production).operations).toBe("any");
    expect(readConfig({ ...production, GRAPHQL_OPERATIONS: "persisted" }).operations).toBe(
      "persisted",
    );
  });

  test.each([
    ["SESSION_SECRET", undefined],
    ["SESSION_SECRET", "too short"],
    ["SESSION_SECRET", `${production.SESSION_SECRET},short`],
    ["PUBLIC_URL", undefined],
    ["PUBLIC_URL", "http://portal.example"],
    ["COLLEGE_API_URL", undefined],
    ["REDIS_URL", undefined],
  ])("%s = %j is refused", (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(name);
  });

  test("a single gateway may run without Redis if declared", () => {
    const { REDIS_URL: _, ...alone } = production;

    expect(readConfig({ ...alone, SINGLE_INSTANCE: "allow" }).redisUrl).toBeUndefined();
  });
});

test.each([
  ["GATEWAY_PORT", "70000"],
  ["PORT", "http"],
  ["COLLEGE_API_URL", "college:4001"],
  ["COLLEGE_REFRESH_PATH", "http://other.example/refresh"],
  ["PUBLIC_URL", "portal.example"],
  ["REDIS_URL", "http://redis"],
  ["TRUST_PROXY", "yes"],
  ["GRAPHIQL", "maybe"],
  ["GRAPHQL_OPERATIONS", "some"],
  // The explorer, which is on, sends operations of its own.
  ["GRAPHQL_OPERATIONS", "persisted"],
  ["SESSION_IDLE_SECONDS", "0"],
  ["LOG_LEVEL", "loud"],
  ["COLLEGE_TIME_ZONE", "Lagos"],
])("%s = %j is refused by name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test("all errors are reported at once, without repeating a secret", () => {
  const read = () =>
    readConfig({ GATEWAY_PORT: "x", TRUST_PROXY: "x", REDIS_URL: "http://:hunter2@redis" });

  expect(read).toThrow(/GATEWAY_PORT.*REDIS_URL.*TRUST_PROXY/);
  expect(read).not.toThrow(/hunter2/);
});

test("metrics are off unless they have a port, on loopback by default", () => {
  expect(readConfig({ GATEWAY_METRICS_HOST: "0.0.0.0" }).metrics).toBeUndefined();
  expect(readConfig({ GATEWAY_METRICS_PORT: "9464" }).metrics).toEqual({
    host: "127.0.0.1",
    port: 9464,
  });
  expect(
    readConfig({ GATEWAY_METRICS_PORT: "9464", GATEWAY_METRICS_HOST: "0.0.0.0" }).metrics?.host,
  ).toBe("0.0.0.0");
});

test.each(["http", "70000", "4000"])("GATEWAY_METRICS_PORT = %j is refused", (port) => {
  expect(() => readConfig({ GATEWAY_METRICS_PORT: port })).toThrow(
    /^[^;]*GATEWAY_METRICS_PORT[^;]*$/,
  );
});
