import type { Plugin } from "vite";

/**
 * Leaves out the pictures that antd's Result shows for the statuses 403, 404 and 500, 5 KB of each page with a Result. No
 * screen has these statuses (no-result-pictures.test.ts).
 */
export const noResultPictures = (): Plugin => ({
  name: "portal-no-result-pictures",
  apply: "build",
  load: (id) =>
    /\/antd\/es\/result\/(?:noFound|serverError|unauthorized)\.js$/.test(id)
      ? "export default () => null;"
      : undefined,
});
