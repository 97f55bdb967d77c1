import type { Plugin } from "vite";

const measured = "if (hasExtra && extraRef.current) {";
const dependencies = "}, [extra, hasExtra]);";

/**
 * Measures a form item's hint (`extra`) only while its item shows a message, which is when Ant Design needs its height. It measures
 * every hint of a form as it appears: the browser must lay the whole screen out at once, and each item is then drawn again.
 * On a cheap phone that takes a quarter of a second of the application form.
 */
export const unmeasuredHints = (): Plugin => ({
  name: "portal-unmeasured-hints",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!/\/antd\/es\/form\/FormItemInput\.js$/.test(id)) return;
    if (!code.includes(measured) || !code.includes(dependencies)) {
      this.error("Ant Design measures the hints of a form in another way now.");
    }
    return code
      .replace(measured, "if (marginBottom && hasExtra && extraRef.current) {")
      .replace(dependencies, "}, [extra, hasExtra, marginBottom]);");
  },
});
