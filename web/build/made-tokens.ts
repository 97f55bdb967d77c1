import type { ThemeConfig } from "antd";
import type { Plugin } from "vite";
import { portalTheme, staffTheme } from "../src/theme.ts";

type Tokens = Readonly<Record<string, unknown>>;

/** The staff's theme stands inside the portal's, and inherits from it. */
const themes: Readonly<Record<string, ThemeConfig>> = {
  portal: portalTheme,
  staff: { token: { ...portalTheme.token, ...staffTheme.token } },
};

const differences = (from: Tokens, to: Tokens): Tokens =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));

/**
 * What Ant Design computes from the portal's themes, by the key of a theme's variables and by whether things move. Without
 * the shades of the preset colours, half of all tokens, which only styles read.
 */
export const madeTokens = async (): Promise<
  Readonly<Record<string, { readonly moving: Tokens; readonly still: Tokens }>>
> => {
  const { theme } = await import("antd");
  const isShade = (name: string) => {
    const [, color = ""] = /^([a-z]+)-?\d+$/.exec(name) ?? [];
    return color in theme.defaultSeed;
  };
  const tokensOf = ({ token }: ThemeConfig, motion: boolean): Tokens =>
    Object.fromEntries(
      Object.entries(theme.getDesignToken({ token: { ...token, motion } })).filter(
        ([name]) => !isShade(name),
      ),
    );
  return Object.fromEntries(
    Object.entries(themes).map(([key, config]) => [
      key,
      { moving: tokensOf(config, true), still: tokensOf(config, false) },
    ]),
  );
};

/** Takes the place of antd's useToken. Other than there, no token is a reference to a variable: only styles read those. */
const tokenModule = async (): Promise<string> => {
  const made = await madeTokens();
  const base = made.portal?.moving ?? {};
  const spread = (tokens: Tokens) => `{ ...base, ...${JSON.stringify(differences(base, tokens))} }`;
  const entries = Object.entries(made).map(
    ([key, { moving, still }]) => `${key}: { moving: ${spread(moving)}, still: ${spread(still)} }`,
  );
  return `
import { useContext } from "react";
import { DesignTokenContext } from "antd/es/theme/context";
const base = ${JSON.stringify(base)};
const made = { ${entries.join(", ")} };
/** Only functions that make styles read it. */
export const unitless = {};
export default function useToken() {
  const { theme, token, cssVar, zeroRuntime } = useContext(DesignTokenContext);
  const tokens = made[cssVar.key][token.motion === false ? "still" : "moving"];
  return [theme, tokens, "", tokens, cssVar, zeroRuntime];
}`;
};

/**
 * Computes the tokens of the portal's themes when the client is built. A cheap phone takes a tenth of a second for them, and
 * for the staff's another one, before anything is shown.
 */
export const madeTokensPlugin = (): Plugin => ({
  name: "portal-made-tokens",
  apply: "build",
  enforce: "pre",
  load: (id) => {
    if (/\/antd\/es\/theme\/useToken\.js$/.test(id)) return tokenModule();
    // The functions that compute tokens.
    return /\/antd\/es\/theme\/themes\/default\/theme\.js$/.test(id)
      ? "export default {};"
      : undefined;
  },
});
