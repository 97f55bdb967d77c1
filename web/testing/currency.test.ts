import { expect, it } from "vitest";
import { clientSources } from "./client-sources.ts";

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

it("the client takes the currency's symbol from the college's settings", () => {
  const found = clientSources.filter(({ text }) => text.replace(comments, "").includes("₦"));
  expect(found.map(({ file }) => file)).toEqual([]);
});
