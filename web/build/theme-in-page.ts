import type { Plugin } from "vite";
import { palette, themeVariables } from "../src/theme.ts";

/** Gives the browser's bar the colour of the theme, and the page the theme's variables before any style sheet has arrived. */
export const themeInPage = (): Plugin => ({
  name: "portal-theme-in-page",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { name: "theme-color", content: palette.primary }, injectTo: "head" },
    { tag: "style", children: themeVariables(), injectTo: "head" },
  ],
});
