import { readdirSync, readFileSync } from "node:fs";
import { type DocumentNode, parse, separateOperations } from "graphql";

const client = new URL("../../web/src/", import.meta.url);

/** Every operation of the client with its fragments, by its name. */
export const clientOperations: readonly (readonly [string, DocumentNode])[] = Object.entries(
  separateOperations(
    parse(
      readdirSync(client, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".graphql"))
        .map((name) => readFileSync(new URL(name, client), "utf8"))
        .join("\n"),
    ),
  ),
);
