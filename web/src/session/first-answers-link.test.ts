import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  gql,
  InMemoryCache,
  Observable,
} from "@apollo/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PortalDocument, SessionDocument, SignOutDocument } from "../gql/everywhere.ts";
import { firstAnswersLink } from "./first-answers-link.ts";
import type { FirstAnswers } from "./first-queries.ts";
import { idOf } from "./persisted-operation.ts";

describe("an answer to a first query", () => {
  const answer = { data: { viewer: null } };
  let asked: string[];

  beforeEach(() => {
    asked = [];
  });

  const clientWith = (answers: FirstAnswers) =>
    new ApolloClient({
      cache: new InMemoryCache(),
      link: firstAnswersLink(answers).concat(
        new ApolloLink(({ operationName }) => {
          asked.push(operationName ?? "");
          return new Observable((observer) => {
            observer.next({ data: { viewer: null, portal: null, signOut: null } });
            observer.complete();
          });
        }),
      ),
    });

  const sessionAnswer = (result: ApolloLink.Result | undefined): FirstAnswers =>
    new Map([[idOf(SessionDocument), Promise.resolve(result)]]);

  const ask = (client: ApolloClient, query: DocumentNode = SessionDocument, variables = {}) =>
    client.query({ query, variables, fetchPolicy: "network-only" });

  it("is used once, by its own query", async () => {
    const client = clientWith(sessionAnswer(answer));

    await ask(client, PortalDocument);
    await ask(client);
    expect(asked).toEqual(["Portal"]);
    await ask(client);
    expect(asked).toEqual(["Portal", "Session"]);
  });

  it("is for all who ask before it has arrived", async () => {
    let arrive: (result: ApolloLink.Result) => void = () => undefined;
    const arrival = new Promise<ApolloLink.Result>((resolve) => {
      arrive = resolve;
    });
    const client = clientWith(new Map([[idOf(SessionDocument), arrival]]));

    // Else Apollo would give both the same answer.
    const askAlone = () =>
      client.query({
        query: SessionDocument,
        fetchPolicy: "network-only",
        context: { queryDeduplication: false },
      });
    const both = [askAlone(), askAlone()];
    arrive(answer);
    await Promise.all(both);
    expect(asked).toEqual([]);
    await ask(client);
    expect(asked).toEqual(["Session"]);
  });

  it("is for null variables too, and for no other", async () => {
    await ask(clientWith(sessionAnswer(answer)), SessionDocument, { id: null });
    expect(asked).toEqual([]);
    await ask(clientWith(sessionAnswer(answer)), SessionDocument, { id: "3" });
    expect(asked).toEqual(["Session"]);
  });

  it.each([
    ["there is none", undefined],
    [
      "the gateway does not know the id",
      {
        errors: [{ message: "Unknown.", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
      },
    ],
  ])("is asked for again when %s", async (_title, result) => {
    await ask(clientWith(sessionAnswer(result)));

    expect(asked).toEqual(["Session"]);
  });

  it("is forgotten at a change, which it may be older than", async () => {
    const client = clientWith(sessionAnswer(answer));

    await client.mutate({ mutation: SignOutDocument });
    await ask(client);

    expect(asked).toEqual(["SignOut", "Session"]);
  });

  it("is forgotten after a minute", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
    const client = clientWith(sessionAnswer(answer));

    now.mockReturnValue(61_001);
    await ask(client);

    expect(asked).toEqual(["Session"]);
  });

  it("does not serve a document without an id", async () => {
    const client = clientWith(new Map([["", Promise.resolve(answer)]]));

    await ask(
      client,
      gql`
        query Other {
          portal {
            version
          }
        }
      `,
    );

    expect(asked).toEqual(["Other"]);
  });
});
