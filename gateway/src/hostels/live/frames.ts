import type { PortalError } from "../../errors.ts";

// GraphQL over server-sent events, "distinct connections mode":
// https://github.com/graphql/graphql-over-http/blob/main/rfcs/GraphQLOverSSE.md

/** A result of the operation. */
export const nextFrame = (result: object): Buffer =>
  Buffer.from(`event: next\ndata: ${JSON.stringify(result)}\n\n`);

const complete = "event: complete\ndata:\n\n";

/** The operation's last words. */
export const errorFrame = ({ message, extensions }: PortalError): string =>
  `event: next\ndata: ${JSON.stringify({ errors: [{ message, extensions }] })}\n\n${complete}`;

/** A comment, which clients skip; it keeps proxies from taking the connection for a dead one. */
export const heartbeat = ":\n\n";
