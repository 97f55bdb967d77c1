import { ConfigProvider, theme } from "antd";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { portalTheme, staffTheme } from "../src/theme.ts";
import { madeTokens } from "./made-tokens.ts";

const made = await madeTokens();

/** What Ant Design computes for a component inside the portal's theme, and inside the staff's if asked. */
const computed = (key: string, motion: boolean): Readonly<Record<string, unknown>> => {
  let tokens = {};
  const Reader = () => {
    tokens = theme.useToken().token;
    return null;
  };
  const reader = createElement(Reader);
  const inner =
    key === "staff" ? createElement(ConfigProvider, { theme: staffTheme }, reader) : reader;
  const outer = { ...portalTheme, token: { ...portalTheme.token, motion } };
  renderToString(createElement(ConfigProvider, { theme: outer }, inner));
  return tokens;
};

it.each([
  ["portal", true],
  ["portal", false],
  ["staff", true],
  ["staff", false],
] as const)("the made tokens of %s, motion %s, are those of Ant Design", (key, motion) => {
  const tokens = made[key]?.[motion ? "moving" : "still"] ?? {};
  const ofAntd = computed(key, motion);
  expect(Object.keys(tokens).length).toBeGreaterThan(200);
  expect(tokens).toEqual(
    Object.fromEntries(Object.keys(tokens).map((name) => [name, ofAntd[name]])),
  );
});
