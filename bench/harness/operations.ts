import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DocumentNode, Kind, parse, print, visit } from "graphql";

const client = fileURLToPath(new URL("../../web/src", import.meta.url));

/** The operations of a folder of the web client, by name, as its screens send them. */
export const operationsOf = (folder: string): ReadonlyMap<string, string> => {
  // Fragments may stand anywhere in the client.
  const fragments = new Map(
    definitionsIn(client).flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  return new Map(
    definitionsIn(join(client, folder)).flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) return [];
      const used = [definition, ...spreadIn(definition, fragments)];
      return [[definition.name.value, used.map(print).join("\n")] as const];
    }),
  );
};

/** @throws Error where the client has no such operation any more. */
export const operationCalled = (operations: ReadonlyMap<string, string>, name: string): string => {
  const found = operations.get(name);
  if (found === undefined) throw new Error(`The client has no operation ${name}.`);
  return found;
};

const definitionsIn = (folder: string) =>
  graphqlFiles(folder).flatMap(
    (file) => withoutUnmask(parse(readFileSync(file, "utf8"))).definitions,
  );

const graphqlFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => join(folder, name));

/** The client's cache alone reads it. */
const withoutUnmask = (document: DocumentNode): DocumentNode =>
  visit(document, { Directive: ({ name }) => (name.value === "unmask" ? null : undefined) });

type Definition = DocumentNode["definitions"][number];

const spreadIn = (
  definition: Definition,
  fragments: ReadonlyMap<string, Definition>,
): readonly Definition[] => {
  const found = new Map<string, Definition>();
  const collect = (from: Definition): void => {
    visit(from, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || found.has(name.value)) return;
        found.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(definition);
  return [...found.values()];
};
