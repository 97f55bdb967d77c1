import { expect, it } from "vitest";
import { clientSources, filesWith } from "../testing/client-sources.ts";

const withResult = clientSources.filter(({ text }) =>
  /import \{[^}]*\bResult\b[^}]*\} from "antd"/s.test(text),
);

it("finds the screens with a Result", () => {
  expect(withResult.map(({ file }) => file)).toContain("public/payments/result/Outcome.tsx");
});

it.each(withResult)("$file has no status whose picture the build leaves out", ({ text }) => {
  expect(text).not.toMatch(/["'{](?:403|404|500)["'}]/);
});

it("no screen has tabs in a Card or filter menus in a Table", () => {
  expect(filesWith(/\b(?:tabList|filterDropdown)\b/)).toEqual([]);
});
