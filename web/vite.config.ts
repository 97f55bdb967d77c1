import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { precompress } from "./build/precompress.ts";
import { themeVariables } from "./src/theme.ts";

const gateway = process.env.GATEWAY_URL ?? "http://127.0.0.1:4000";

/** Writes the theme's CSS variables into the page, so that the first paint has them. */
const theme = (): Plugin => ({
  name: "portal-theme",
  transformIndexHtml: () => [
    { tag: "style", children: themeVariables(), injectTo: "head-prepend" },
  ],
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), theme(), precompress()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: "graphql",
              test: /node_modules\/(@apollo|graphql|rxjs|@wry|optimism|apollo-upload-client|extract-files|is-plain-obj|tslib)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 4500,
    proxy: { "/graphql": gateway, "/download": gateway, "/media": gateway },
  },
});
