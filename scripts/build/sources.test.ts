import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isBuilt, recordBuilt, sourcesDigest } from "./sources.ts";

function newProject(): { root: string; write: (file: string, text: string) => void } {
  const root = mkdtempSync(join(tmpdir(), "sources-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write("contract/fee.ts", "1");
  write("web/src/main.ts", "1");
  write("dist/gateway/src/server.js", "1");
  write("dist/web/index.html", "1");
  return { root, write };
}

test("what was built is not built again until a source changes", () => {
  const { root, write } = newProject();
  expect(isBuilt(root, "server")).toBe(false);
  recordBuilt(root, "server", sourcesDigest(root, "server"));
  expect(isBuilt(root, "server")).toBe(true);
  write("gateway/src/new.ts", "1");
  expect(isBuilt(root, "server")).toBe(false);
});

test("what was built and then deleted is built again", () => {
  const { root } = newProject();
  recordBuilt(root, "web", sourcesDigest(root, "web"));
  expect(isBuilt(root, "web")).toBe(true);
  rmSync(join(root, "dist/web"), { recursive: true });
  expect(isBuilt(root, "web")).toBe(false);
});

test("the halves are built for themselves, and a test changes neither", () => {
  const { root, write } = newProject();
  recordBuilt(root, "server", sourcesDigest(root, "server"));
  recordBuilt(root, "web", sourcesDigest(root, "web"));
  write("web/src/main.ts", "2");
  write("contract/fee.test.ts", "2");
  expect(isBuilt(root, "server")).toBe(true);
  expect(isBuilt(root, "web")).toBe(false);
});

test("a file moved with its content is a change", () => {
  const { root, write } = newProject();
  const before = sourcesDigest(root, "server");
  rmSync(join(root, "contract/fee.ts"));
  write("contract/fees.ts", "1");
  expect(sourcesDigest(root, "server")).not.toBe(before);
});
