import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { endpoints } from "./endpoints.ts";

const page = readFileSync(new URL("../docs/contract.md", import.meta.url), "utf8");

it("lists every extension in docs/contract.md, and nothing that is none", () => {
  const extensions = endpoints
    .filter(({ origin }) => origin === "extension")
    .map(({ method, path }) => `${method} ${path}`);
  const table = page.slice(page.indexOf("| Extensions |"), page.indexOf("\nSpecified calls"));
  const listed = [...table.matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, call]) => call);
  expect(listed.toSorted()).toEqual(extensions.toSorted());
});
