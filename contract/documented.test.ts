import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { endpoints } from "./endpoints.ts";

const page = readFileSync(new URL("../docs/contract.md", import.meta.url), "utf8");

it("lists every extension in docs/contract.md except exports, and nothing else", () => {
  const extensions = endpoints
    .filter(({ origin, path }) => origin === "extension" && !path.endsWith("/export/"))
    .map(({ method, path }) => `${method} ${path}`);
  const table = page.slice(page.indexOf("## Extensions"), page.indexOf("\nSpecified endpoints"));
  const listed = [...table.matchAll(/`([A-Z]+(?: [A-Z]+)*) (\/[^`]+)`/g)].flatMap(
    ([, methods = "", path]) => methods.split(" ").map((method) => `${method} ${path}`),
  );
  expect(listed.toSorted()).toEqual(extensions.toSorted());
});
