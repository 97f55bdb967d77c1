import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";

/** Loads a record as it is now, for a form whose record somebody else changed. */
export const useLatest = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) => {
  const client = useApolloClient();
  return async (variables: Variables) => {
    const { data } = await client.query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: "network-only",
    });
    if (!data) throw new Error("The query returned no data.");
    return data as Data;
  };
};
