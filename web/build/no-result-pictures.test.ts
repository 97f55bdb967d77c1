import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

/** The screens with a Result. */
const withResult = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .flatMap((name) => {
    const text = readFileSync(join(source, name), "utf8");
    return /import \{[^}]*\bResult\b[^}]*\} from "antd"/s.test(text) ? [{ name, text }] : [];
  });

it("finds the screens with a Result", () => {
  expect(withResult.map(({ name }) => name)).toContain("public/payments/result/Outcome.tsx");
});

it.each(withResult)("$name has no status whose picture the build leaves out", ({ text }) => {
  expect(text).not.toMatch(/["'{](?:403|404|500)["'}]/);
});
