import { basename, dirname } from "node:path";
import { getOperationAST, parse } from "graphql";
import { type Plugin, type Rolldown, runnerImport } from "vite";
import { persistedOperationsIn } from "../../scripts/codegen/persisted-operations.ts";
import { fileOf, startFiles, withImports } from "./early-code.ts";

/** A route of the client, as far as its code is found by it. */
interface Route {
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly audience?: string;
  readonly layout?: string;
  readonly roles?: readonly string[];
  readonly firstQuery?: string;
  readonly parts?: { readonly parameter: string; readonly module: string };
  readonly load: () => Promise<unknown>;
}

/** A screen's address, and the modules and the queries that it starts with. */
interface Page {
  readonly path: string;
  readonly isForSignedIn: boolean;
  readonly modules: readonly string[];
  readonly parts: Route["parts"];
  readonly queries: readonly string[];
}

const shell = "src/app/shell/Shell.tsx";
const staffArea = "src/staff/StaffArea.tsx";
/** What the staff area asks beside the query of its screen. */
const staffQuery = "Session";

const queryOf = ({ firstQuery }: Route): readonly string[] => (firstQuery ? [firstQuery] : []);

/** The module that a route's `load` imports, as the module runner has written it into the function. */
const moduleOf = ({ path, load }: Route): string => {
  const [, module] = /import\S*\("([^"]+)"\)/.exec(load.toString()) ?? [];
  if (module === undefined) throw new Error(`The route ${path} does not import its screen.`);
  return module.replace(/^\//, "");
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
        parts: route.parts,
        queries: queryOf(route),
      })),
    ),
    ...staffRoutes.flatMap((route) =>
      (route.roles ?? []).map((role) => ({
        path: `${staffAreas[role]}/${route.path}`,
        isForSignedIn: true,
        modules: [staffArea, moduleOf(route)],
        parts: undefined,
        queries: [staffQuery, ...queryOf(route)],
      })),
    ),
  ];
};

/**
 * Writes `page-files.json`: for each screen the scripts and styles that it loads beyond those that index.html names, and the queries
 * that it starts with. The gateway names them in the page that it sends for the screen's address. Else a browser would learn of
 * them when the client has started, which on a slow network is two seconds later.
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
        const known = startFiles(bundle);
        const knownStyles = new Set(stylesOf(bundle, known));
        const queryNamed = readQueries(root);
        const importedBy = (module: string): readonly string[] =>
          (this.getModuleInfo(`${root}/${module}`)?.dynamicallyImportedIds ?? []).map((id) =>
            id.slice(root.length + 1),
          );
        const listed = (await listPages(root)).flatMap((page) => [
          ...withParts(page, importedBy),
          page,
        ]);
        const pages = listed.map(({ path, isForSignedIn, modules, queries }) => {
          const own = modules.map((module) => fileOf(bundle, module));
          const files = [...withImports(bundle, own)].filter((file) => !known.has(file));
          const styles = stylesOf(bundle, files).filter((file) => !knownStyles.has(file));
          return {
            path,
            isForSignedIn,
            scripts: addressesOf(files),
            styles: addressesOf(styles),
            queries: queries.map(queryNamed),
          };
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

/** The screen once for each of its parts, whose folder has the name that stands in the address. */
const withParts = (
  page: Page,
  importedBy: (module: string) => readonly string[],
): readonly Page[] => {
  if (page.parts === undefined) return [];
  const { parameter, module } = page.parts;
  const parts = importedBy(module);
  if (parts.length === 0) throw new Error(`${module} imports no part of ${page.path}.`);
  return parts.map((part) => ({
    ...page,
    path: `${page.path}?${parameter}=${basename(dirname(part))}`,
    modules: [...page.modules, part],
  }));
};

/** The client's queries by name, as its page sends them (web/src/session/first-queries.ts). */
const readQueries = (root: string) => {
  const operations = persistedOperationsIn(`${root}/src`);
  return (name: string) => {
    const found = operations.find((operation) => operation.name === name);
    const operation = found && getOperationAST(parse(found.text));
    if (operation?.operation !== "query") throw new Error(`The client has no query ${name}.`);
    const takesVariables = Boolean(operation.variableDefinitions?.length);
    return { id: found?.id, operationName: name, takesVariables };
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
