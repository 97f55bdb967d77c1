import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { nextTask } from "../lib/next-task.ts";
import { hasValues } from "./first-answers-link.ts";

/**
 * Fetches a screen's first query into the cache, which has nothing yet and is not read. A cheap phone needs a tenth of a second
 * for a query that it meets first. It answers taps in between: Apollo changes the document, and finds out what it asks, in tasks of their own,
 * and does not print it to compare it with queries under way (`firstAnswersLink` does, by the ids).
 */
export const fetchFirst = async <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
): Promise<void> => {
  client.documentTransform.transformDocument(query);
  await nextTask();
  client.watchQuery<Data, OperationVariables>({ query, fetchPolicy: "standby" });
  await nextTask();
  await client.query<Data, OperationVariables>({
    query,
    ...(variables && { variables }),
    fetchPolicy: "network-only",
    context: { queryDeduplication: hasValues(variables ?? {}) },
  });
};
