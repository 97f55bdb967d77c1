import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { developmentSecrets } from "./secrets.ts";

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "data");
}

test("secrets are long, made once, and readable by their owner alone", () => {
  const dataDir = newDataDir();
  const first = developmentSecrets(dataDir, {});
  expect(first.COLLEGE_SECRET?.length).toBeGreaterThanOrEqual(43);
  expect(first.SESSION_SECRET?.length).toBeGreaterThanOrEqual(43);
  expect(first.SESSION_SECRET).not.toBe(first.COLLEGE_SECRET);
  expect(developmentSecrets(dataDir, {})).toEqual(first);
  expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("a secret of the environment wins and is not written down", () => {
  const dataDir = newDataDir();
  const secrets = developmentSecrets(dataDir, { COLLEGE_SECRET: "given-by-the-environment" });
  expect(secrets.COLLEGE_SECRET).toBe("given-by-the-environment");
  expect(readFileSync(join(dataDir, "secrets.json"), "utf8")).not.toContain("given-by");
});

test("production gets no generated secret", () => {
  expect(developmentSecrets(newDataDir(), { NODE_ENV: "production" })).toEqual({});
});
