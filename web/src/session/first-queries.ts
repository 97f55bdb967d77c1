import type { ApolloLink } from "@apollo/client";
import { gatewayPath, persistedOperation, portalHeaders } from "./gateway-request.ts";

/** A query that the screen at this address starts with, as the gateway writes it into the page (gateway/src/http/page-files.ts). */
interface FirstQuery {
  readonly id: string;
  readonly operationName: string;
  readonly takesVariables: boolean;
}

/** The answers that are on their way, by the query's id. Undefined for a query that must be asked again. */
export type FirstAnswers = Map<string, Promise<ApolloLink.Result | undefined>>;

/**
 * Sends the queries that the page names, all without variables. The client's code, which would send them, is still on its way: on
 * a slow network the answers arrive before it.
 */
export const askFirstQueries = (): FirstAnswers => {
  const named = document.getElementById("first-queries")?.textContent;
  const queries: readonly FirstQuery[] = named ? JSON.parse(named) : [];
  // Variables come from the address. Without them, their defaults hold.
  const asked = queries.filter((query) => !query.takesVariables || window.location.search === "");
  return new Map(asked.map((query) => [query.id, ask(query)]));
};

const ask = async ({ id, operationName }: FirstQuery): Promise<ApolloLink.Result | undefined> => {
  try {
    const response = await fetch(gatewayPath, {
      method: "POST",
      headers: { ...portalHeaders, accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ operationName, variables: {}, ...persistedOperation(id) }),
    });
    const result: ApolloLink.Result = await response.json();
    // A refusal has another status and is an answer. What is neither came from a proxy.
    return response.ok || result.errors?.length ? result : undefined;
  } catch {
    return undefined;
  }
};
