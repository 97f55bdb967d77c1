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
import { askFirstQueries, type FirstAnswers } from "./first-queries.ts";
import { idOf } from "./persisted-operation.ts";

/** The page as the gateway writes it, at an address with this query string. */
const openPage = (queries: readonly object[] | undefined, search = "") => {
  window.history.replaceState(null, "", `/student/dashboard${search}`);
  const text = queries === undefined ? "" : JSON.stringify(queries);
  document.body.innerHTML = `<script type="application/json" id="first-queries">${text}</script>`;
};

const gatewayAnswers = (answer: () => Response | Promise<Response>) => {
  const gateway = vi.fn((_path: string, _request: RequestInit) => Promise.resolve().then(answer));
  vi.stubGlobal("fetch", gateway);
  return gateway;
};

const session = { id: "a1", operationName: "Session", takesVariables: false };
const dashboard = { id: "b2", operationName: "AdminDashboard", takesVariables: true };

describe("the page's first queries", () => {
  it("are sent by their ids, without variables", async () => {
    openPage([session]);
    const gateway = gatewayAnswers(() => Response.json({ data: { viewer: null } }));

    const answers = askFirstQueries();

    expect(await answers.get("a1")).toEqual({ data: { viewer: null } });
    const [[path, request] = []] = gateway.mock.calls;
    expect(path).toBe("/graphql");
    expect(request).toMatchObject({ method: "POST", headers: { "x-portal-request": "1" } });
    expect(JSON.parse(String(request?.body))).toEqual({
      operationName: "Session",
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: "a1" } },
    });
  });

  it("wait for the client where the address may give variables", () => {
    openPage([session, dashboard], "?session=3");
    gatewayAnswers(() => Response.json({}));

    expect([...askFirstQueries().keys()]).toEqual(["a1"]);
  });

  it.each([[undefined], [[]]])("are none where the page names %j", (queries) => {
    openPage(queries);

    expect(askFirstQueries().size).toBe(0);
  });

  it("are answered by a refusal, too: a busy gateway is not asked twice", async () => {
    const refusal = { errors: [{ message: "Wait.", extensions: { code: "RATE_LIMITED" } }] };
    openPage([session]);
    gatewayAnswers(() => Response.json(refusal, { status: 429 }));

    expect(await askFirstQueries().get("a1")).toEqual(refusal);
  });

  it.each([
    ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["what answers is a page", () => new Response("<html>")],
    ["a proxy answers for the gateway", () => Response.json({ detail: "Down" }, { status: 503 })],
  ])("are open when %s", async (_title, answer) => {
    openPage([session]);
    gatewayAnswers(answer);

    expect(await askFirstQueries().get("a1")).toBeUndefined();
  });
});

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
