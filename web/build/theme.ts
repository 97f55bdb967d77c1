import type { Plugin } from "vite";
import { palette, themeVariables } from "../src/theme.ts";

/**
 * Writes the theme into the page: its CSS variables for the first paint and the colour of the browser bar.
 */
export const theme = (): Plugin => ({
  name: "portal-theme",
  transformIndexHtml: () => [
    { tag: "style", children: themeVariables(), injectTo: "head" },
    { tag: "meta", attrs: { name: "theme-color", content: palette.primary }, injectTo: "head" },
  ],
});
