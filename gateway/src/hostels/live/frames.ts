import type { PortalError } from "../../errors.ts";

// GraphQL over server-sent events, "distinct connections mode":
// https://github.com/graphql/graphql-over-http/blob/main/rfcs/GraphQLOverSSE.md

/** A result of the operation. */
export const nextFrame = (result: object): Buffer =>
  Buffer.from(`event: next\ndata: ${JSON.stringify(result)}\n\n`);

const complete = "event: complete\ndata:\n\n";

/** The error that ends the operation. */
export const errorFrame = ({ message, extensions }: PortalError): string =>
  `event: next\ndata: ${JSON.stringify({ errors: [{ message, extensions }] })}\n\n${complete}`;

/** A comment, which clients skip. It keeps proxies from closing an idle connection. */
export const heartbeat = ":\n\n";
