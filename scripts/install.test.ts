import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const installer = pathToFileURL("scripts/install.mjs").href;

function requireNodeUnder(version: string) {
  const program = `
    Object.defineProperty(process, "versions", { value: { node: "${version}" } });
    const { requireNode } = await import("${installer}");
    requireNode();
  `;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
}

test.each(["18.20.4", "20.18.3"])("Node %s is too old, and told so", (version) => {
  const { status, stderr } = requireNodeUnder(version);
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`This portal needs Node 20.19 or later; this is Node ${version}.`);
});

test.each(["20.19.0", "22.0.0", "24.11.1"])("Node %s will do", (version) => {
  expect(requireNodeUnder(version)).toMatchObject({ status: 0, stderr: "" });
});
