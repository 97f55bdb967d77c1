import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { InMemoryCache } from "@apollo/client";
import {
  type DocumentNode,
  getOperationAST,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
} from "graphql";

/** An operation as the gateway runs it when a client sends the id alone. */
interface PersistedOperation {
  readonly name: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly id: string;
  readonly text: string;
}

/** Every operation of the client whose documents are in `folder`, by name. */
export const persistedOperationsIn = (folder: string): readonly PersistedOperation[] =>
  Object.entries(separateOperations(parse(textOf(folder)))).map(([name, document]) => {
    const text = stripIgnoredCharacters(print(sent(document)));
    return { name, id: createHash("sha256").update(text).digest("hex"), text };
  });

const textOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .sort()
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");

/** A document as Apollo Client sends it. Subscriptions do not pass Apollo Client. */
const sent = (document: DocumentNode): DocumentNode => {
  const isSubscription = getOperationAST(document)?.operation === "subscription";
  return isSubscription ? document : new InMemoryCache().transformDocument(document);
};
