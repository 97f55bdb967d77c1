import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** What runs outside of vitest although it stands beside tests and shares their harness. */
const programs = [
  ...readdirSync("bench")
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => `bench/${name}`),
  "e2e/screenshots.ts",
];

const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(file, "utf8").matchAll(/^(?:import|export)(?! type)[^;]*? from "([^"]+)";/gm),
  ].flatMap(([, imported]) => imported ?? []);

/** The file and all of ours that it loads, each with the file that imports it. */
const loadedBy = (program: string): ReadonlyMap<string, string> => {
  const found = new Map([[program, program]]);
  for (const file of found.keys()) {
    for (const imported of importsOf(file).filter((name) => name.startsWith("."))) {
      const target = path.join(path.dirname(file), imported);
      if (existsSync(target) && !found.has(target)) found.set(target, file);
    }
  }
  return found;
};

describe("a program", () => {
  // Vitest's functions fail outside of a test, some of them only when they are called.
  it.each(programs)("needs nothing of vitest: %s", (program) => {
    const loaded = loadedBy(program);
    const ofTests = [...loaded.keys()].filter((file) => importsOf(file).includes("vitest"));
    expect(ofTests.map((file) => `${file}, imported by ${loaded.get(file)}`)).toEqual([]);
  });
});
