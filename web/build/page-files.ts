import { type Plugin, type Rolldown, runnerImport } from "vite";
import { withImports } from "./early-code.ts";

/** A route of the client, as far as its code is found by it. */
interface Route {
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly audience?: string;
  readonly layout?: string;
  readonly roles?: readonly string[];
  readonly load: () => Promise<unknown>;
}

/** A screen's address, and the modules that it starts with. */
interface Page {
  readonly path: string;
  readonly isForSignedIn: boolean;
  readonly modules: readonly string[];
}

const shell = "/src/app/shell/Shell.tsx";
const staffArea = "/src/staff/StaffArea.tsx";

/** The module that a route's `load` imports, as the module runner has written it into the function. */
const moduleOf = ({ path, load }: Route): string => {
  const [, module] = /import\S*\("([^"]+)"\)/.exec(load.toString()) ?? [];
  if (module === undefined) throw new Error(`The route ${path} does not import its screen.`);
  return module;
};

const listPages = async (root: string): Promise<readonly Page[]> => {
  const read = async <Names>(file: string): Promise<Names> =>
    (await runnerImport<Names>(`/src/${file}`, { root, configFile: false, logLevel: "error" }))
      .module;
  const { routes } = await read<{ routes: readonly Route[] }>("app/routes.ts");
  const { staffRoutes } = await read<{ staffRoutes: readonly Route[] }>("staff/routes.ts");
  const { staffAreas } = await read<{ staffAreas: Readonly<Record<string, string>> }>(
    "session/staff-areas.ts",
  );
  return [
    ...routes.flatMap((route) =>
      [route.path, ...(route.aliases ?? [])].map((path) => ({
        path,
        isForSignedIn: route.audience !== "public",
        modules: [...(route.layout === "plain" ? [] : [shell]), moduleOf(route)],
      })),
    ),
    ...staffRoutes.flatMap((route) =>
      (route.roles ?? []).map((role) => ({
        path: `${staffAreas[role]}/${route.path}`,
        isForSignedIn: true,
        modules: [staffArea, moduleOf(route)],
      })),
    ),
  ];
};

/**
 * Writes `page-files.json`: for each screen the scripts and styles that it loads beyond those that index.html names. The gateway
 * names them in the page that it sends for the screen's address. Else a browser would learn of them when the client has started,
 * which on a slow network is two seconds later.
 */
export const pageFiles = (): Plugin => {
  let root = "";
  return {
    name: "portal-page-files",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const [entry] = chunks.filter(({ isEntry }) => isEntry);
        if (!entry) throw new Error("The build has no entry.");
        const known = withImports(bundle, [entry.fileName, ...entry.dynamicImports]);
        const fileOf = (module: string): string => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}${module}`);
          if (!chunk) throw new Error(`The build has no file for ${module}.`);
          return chunk.fileName;
        };
        const knownStyles = new Set(stylesOf(bundle, known));
        const pages = (await listPages(root)).map(({ path, isForSignedIn, modules }) => {
          const files = [...withImports(bundle, modules.map(fileOf))].filter(
            (file) => !known.has(file),
          );
          const styles = stylesOf(bundle, files).filter((file) => !knownStyles.has(file));
          return { path, isForSignedIn, scripts: addressesOf(files), styles: addressesOf(styles) };
        });
        this.emitFile({
          type: "asset",
          fileName: "page-files.json",
          source: JSON.stringify(pages),
        });
      },
    },
  };
};

const stylesOf = (bundle: Rolldown.OutputBundle, files: Iterable<string>): readonly string[] => [
  ...new Set(
    [...files].flatMap((name) => {
      const file = bundle[name];
      return file?.type === "chunk" ? [...(file.viteMetadata?.importedCss ?? [])] : [];
    }),
  ),
];

const addressesOf = (files: readonly string[]): readonly string[] =>
  files.map((file) => `/${file}`);
