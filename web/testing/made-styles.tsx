import { createCache, StyleProvider } from "@ant-design/cssinjs";
import type { ReactNode } from "react";

const cache = createCache();
const { opUpdate } = cache;

// Ant Design forgets a theme's tokens and styles when the last screen that uses them goes, which is after each test.
cache.opUpdate = (path, update) =>
  opUpdate.call(cache, path, (kept) => update(kept) ?? kept ?? null);

/**
 * Keeps what Ant Design makes of a theme for all tests of a worker, and its style sheets out of the document: jsdom would read
 * them for a layout that it does not have. The built client has none of these style sheets either.
 */
export const MadeStyles = ({ children }: { readonly children: ReactNode }) => (
  <StyleProvider cache={cache} mock="server">
    {children}
  </StyleProvider>
);
