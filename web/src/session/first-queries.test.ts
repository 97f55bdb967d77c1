import { describe, expect, it, vi } from "vitest";
import { askFirstQueries } from "./first-queries.ts";

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
