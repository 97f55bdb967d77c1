import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

it("the client takes the currency's symbol from the college's settings", () => {
  const found = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith("gql/"))
    .filter((file) => readFileSync(join(source, file), "utf8").replace(comments, "").includes("₦"));
  expect(found).toEqual([]);
});
