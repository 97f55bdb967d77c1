import { type DocumentNode, gql } from "@apollo/client";
import { afterEach, expect, test, vi } from "vitest";
import { PortalDocument } from "../gql/everywhere.ts";
import { createClient, gatewayLink } from "./apollo-client.ts";

afterEach(() => vi.unstubAllGlobals());

interface Body {
  readonly query?: string;
  readonly operationName: string;
  readonly extensions: object;
}

/** A gateway that has these answers, one for each request. */
const answering = (...answers: readonly object[]): Body[] => {
  const bodies: Body[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json(answers[bodies.length - 1]);
  });
  return bodies;
};

const portal = { data: { portal: null } };
const refusal = (code: string) => ({ errors: [{ message: "No.", extensions: { code } }] });

const ask = (query: DocumentNode) =>
  createClient(gatewayLink(), () => {}).query({ query, fetchPolicy: "no-cache" });

test("an operation is sent without its text", async () => {
  const bodies = answering(portal);

  await ask(PortalDocument);

  expect(bodies.map(({ query }) => query)).toEqual([undefined]);
});

test("the text follows when the gateway does not know the id", async () => {
  const bodies = answering(refusal("PERSISTED_QUERY_NOT_FOUND"), portal);

  const { data } = await ask(PortalDocument);

  expect(data).toEqual(portal.data);
  expect(bodies.map(({ query }) => query?.split(/\W/, 2)[0])).toEqual([undefined, "query"]);
});

test("another refusal is final", async () => {
  const bodies = answering(refusal("UNAVAILABLE"), portal);

  await expect(ask(PortalDocument)).rejects.toThrow("No.");

  expect(bodies).toHaveLength(1);
});

test("a document without an id is sent as text after all", async () => {
  const bodies = answering(refusal("PERSISTED_QUERY_NOT_FOUND"), portal);

  await ask(gql`
    query Other {
      portal {
        version
      }
    }
  `);

  expect(bodies[1]?.query).toContain("query Other");
});
