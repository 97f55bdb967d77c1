import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

/** The files with all that `names` import before they run, an importer after what it imports. */
export const withImports = (
  bundle: Rolldown.OutputBundle,
  names: readonly string[],
  found = new Set<string>(),
): ReadonlySet<string> => {
  for (const name of names) {
    const file = bundle[name];
    if (file?.type !== "chunk" || found.has(name)) continue;
    withImports(bundle, file.imports, found);
    found.add(name);
  }
  return found;
};

/** What the entry starts part by part (web/src/app/start-in-parts.ts). */
const parts = ["src/app/start-in-parts.ts", "src/session/open-session.ts", "src/app/start.tsx"];

/** The file of a module that is imported dynamically. */
export const fileOf = (bundle: Rolldown.OutputBundle, module: string): string => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const isOwn = (id: string | null) => id?.endsWith(`/web/${module}`) === true;
  const found =
    chunks.find(({ facadeModuleId }) => isOwn(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isOwn));
  if (!found) throw new Error(`The build has no file for ${module}.`);
  return found.fileName;
};

/** The files with all that every page starts with. */
export const startFiles = (bundle: Rolldown.OutputBundle): ReadonlySet<string> =>
  withImports(
    bundle,
    parts.map((module) => fileOf(bundle, module)),
  );

/**
 * Lets the page ask at once for the code that the entry starts part by part, and for its styles. Else a browser would learn
 * of each part when the one before it has started. The part that needs the styles waits for them, the page does not.
 */
export const earlyCode = (): Plugin => ({
  name: "portal-early-code",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle, chunk }) => {
      if (!bundle || !chunk) return [];
      const known = withImports(bundle, [chunk.fileName]);
      const early = [...startFiles(bundle)].filter((name) => !known.has(name));
      const link = (kind: Record<string, string>, name: string): HtmlTagDescriptor => ({
        tag: "link",
        attrs: { ...kind, crossorigin: true, href: `/${name}` },
        injectTo: "head-prepend",
      });
      const styles = early.flatMap((name) => {
        const file = bundle[name];
        return file?.type === "chunk" ? [...(file.viteMetadata?.importedCss ?? [])] : [];
      });
      return [
        ...early.map((name) => link({ rel: "modulepreload" }, name)),
        ...styles.map((name) => link({ rel: "preload", as: "style" }, name)),
      ];
    },
  },
});
