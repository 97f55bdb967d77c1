import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { antdStyles } from "./build/antd-styles-plugin.ts";
import { earlyCode } from "./build/early-code.ts";
import { lazyTooltips } from "./build/lazy-tooltips.ts";
import { madeTokensPlugin } from "./build/made-tokens.ts";
import { noResultPictures } from "./build/no-result-pictures.ts";
import { noRuntimeStyles } from "./build/no-runtime-styles.ts";
import { precompress } from "./build/precompress.ts";
import { themeColor } from "./build/theme-color.ts";

const gateway = process.env.GATEWAY_URL ?? "http://127.0.0.1:4000";

/**
 * The code that every page needs, in files that start one after the other (src/main.ts): packages by how often they change, the
 * session, and the portal's shared parts. The login is included, because most visits start there, and each round trip is
 * slow on a phone.
 * `area` and `frame` are what the areas' frames and dashboards need beyond that, and no public page: the bundler's own
 * split makes forty files of them, of which a browser requests six at a time. `lib` is what these share with public pages; it
 * stands before them, because a file also takes what its modules import.
 */
const shared = {
  boot: /vite\/preload-helper|web\/src\/lib\/next-task/,
  react: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  graphql:
    /node_modules\/(@apollo|graphql|rxjs|@wry|optimism|apollo-upload-client|extract-files|is-plain-obj|tslib)\//,
  session: /web\/src\/(session\/apollo-client|gql\/(everywhere|possible-types)|texts)\./,
  portal:
    /web\/src\/(app\/App|session\/(?!open-session)|portal|public\/accounts\/login|paths|public\/PublicPage)/,
  lib: /web\/src\/lib\/(dates|money|use-media|download)\./,
  area: /node_modules\/antd\/es\/(auto-complete|select|menu|dropdown|tag|card|typography|tooltip|flex|empty)\//,
  frame:
    /web\/src\/(ui\/(StatusTag|RegionCard|NavMenu|LoadingLines)\.|person\/HelpBanner|app\/shell\/(WelcomeBanner|PassportPhoto))|icons\/UserOutlined/,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    antdStyles(),
    noRuntimeStyles(),
    madeTokensPlugin(),
    noResultPictures(),
    lazyTooltips(),
    themeColor(),
    earlyCode(),
    precompress(),
  ],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: Object.entries(shared).map(([name, test]) => ({ name, test })),
        },
      },
    },
  },
  server: {
    proxy: { "/graphql": gateway, "/download": gateway, "/media": gateway },
  },
});
