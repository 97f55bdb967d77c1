import { expect, test } from "vitest";
import { readConfig, readDatabaseUrl } from "./config.ts";

const production = {
  NODE_ENV: "production",
  COLLEGE_SECRET: "s".repeat(32),
  DATABASE_URL: "postgres://college:pass@db/college",
  PAYSTACK_SECRET_KEY: "sk_live_1",
  SMTP_URL: "smtp://mail:25",
  PUBLIC_URL: "https://portal.college.example",
};

test("a developer's machine needs no setting", () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: "127.0.0.1",
    port: 4001,
    publicUrl: "http://localhost:4000",
    dataDir: ".data",
    databaseUrl: undefined,
    smtpUrl: undefined,
    demoData: false,
    accessTokenSeconds: 900,
  });
});

test("without a secret each start makes its own", () => {
  expect(readConfig({}).secret).not.toBe(readConfig({}).secret);
  expect(readConfig({}).secret.length).toBeGreaterThanOrEqual(32);
});

test("every wrong setting is named at once, and no secret repeated", () => {
  const read = () =>
    readConfig({
      COLLEGE_PORT: "http",
      DATABASE_URL: "mysql://root:hunter2@db/college",
      PUBLIC_URL: "portal.college.example",
      DEMO_DATA: "perhaps",
      LOG_LEVEL: "loud",
    });

  expect(read).toThrow(/COLLEGE_PORT.*PUBLIC_URL.*DATABASE_URL.*DEMO_DATA.*LOG_LEVEL/);
  expect(read).not.toThrow(/hunter2/);
});

test("a replica and a migration of its own need a PostgreSQL server", () => {
  const settings = { DATABASE_REPLICA_URL: "postgres://db-copy/college", DATABASE_MIGRATE: "off" };
  expect(readConfig({ ...production, ...settings })).toMatchObject({
    replicaUrl: "postgres://db-copy/college",
    migrates: false,
  });
  expect(() => readConfig(settings)).toThrow(
    /DATABASE_REPLICA_URL needs DATABASE_URL.*DATABASE_MIGRATE needs DATABASE_URL/,
  );
  expect(() => readConfig({ DATABASE_REPLICA_URL: "mysql://u:hunter2@db/college" })).toThrow(
    /DATABASE_REPLICA_URL must be an address of the form postgres:/,
  );
});

test("the migration reads the database's address and nothing else", () => {
  const { DATABASE_URL } = production;
  expect(readDatabaseUrl({ NODE_ENV: "production", DATABASE_URL })).toBe(DATABASE_URL);
  expect(() => readDatabaseUrl({})).toThrow(/DATABASE_URL must be set/);
});

test("production starts with every setting it needs", () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    publicUrl: "https://portal.college.example",
  });
});

test.each([
  ["COLLEGE_SECRET", undefined],
  ["COLLEGE_SECRET", "short"],
  ["DATABASE_URL", undefined],
  ["PAYSTACK_SECRET_KEY", undefined],
  ["SMTP_URL", undefined],
  ["PUBLIC_URL", undefined],
  ["PUBLIC_URL", "http://portal.college.example"],
  ["DEMO_DATA", "true"],
])("production refuses to start with %s=%s, naming it", (name, value) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(name);
});

test("production without money or mail has to be asked for", () => {
  const trial = {
    ...production,
    PAYSTACK_SECRET_KEY: undefined,
    PAYSTACK_SANDBOX: "allow",
    SMTP_URL: undefined,
    MAIL_OUTBOX: "allow",
  };

  expect(readConfig(trial)).toMatchObject({ paystackSecretKey: undefined, smtpUrl: undefined });
});

test("metrics are off unless they have a port, on loopback by default", () => {
  expect(readConfig({ COLLEGE_METRICS_HOST: "0.0.0.0" }).metrics).toBeUndefined();
  expect(readConfig({ COLLEGE_METRICS_PORT: "9464" }).metrics).toEqual({
    host: "127.0.0.1",
    port: 9464,
  });
  expect(
    readConfig({ COLLEGE_METRICS_PORT: "9464", COLLEGE_METRICS_HOST: "0.0.0.0" }).metrics?.host,
  ).toBe("0.0.0.0");
});

test.each(["http", "70000", "4001"])("COLLEGE_METRICS_PORT = %j is refused", (port) => {
  expect(() => readConfig({ COLLEGE_METRICS_PORT: port })).toThrow(
    /^[^;]*COLLEGE_METRICS_PORT[^;]*$/,
  );
});
