import type { Plugin } from "vite";
import { palette } from "../src/theme.ts";

/** Gives the browser's bar the colour of the theme. */
export const themeColor = (): Plugin => ({
  name: "portal-theme-color",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { name: "theme-color", content: palette.primary }, injectTo: "head" },
  ],
});
