import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { antdStyles } from "./build/antd-styles-plugin.ts";
import { earlyCode } from "./build/early-code.ts";
import { lazyTooltips } from "./build/lazy-tooltips.ts";
import { madeTokensPlugin } from "./build/made-tokens.ts";
import { noRuntimeStyles } from "./build/no-runtime-styles.ts";
import { pageFiles } from "./build/page-files.ts";
import { precompress } from "./build/precompress.ts";
import { sharedFiles } from "./build/shared-files.ts";
import { themeInPage } from "./build/theme-in-page.ts";
import { unmeasuredHints } from "./build/unmeasured-hints.ts";
import { withoutUnusedParts } from "./build/unused-parts.ts";

const gateway = process.env.GATEWAY_URL ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    antdStyles(),
    noRuntimeStyles(),
    madeTokensPlugin(),
    withoutUnusedParts(),
    lazyTooltips(),
    unmeasuredHints(),
    themeInPage(),
    earlyCode(),
    pageFiles(),
    precompress(),
  ],
  // RxJS, which Apollo Client works with, has its newer syntax under this condition. The other weighs 1.6 KB more.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: sharedFiles,
        },
      },
    },
  },
  server: {
    proxy: { "/graphql": gateway, "/download": gateway, "/media": gateway },
  },
});
