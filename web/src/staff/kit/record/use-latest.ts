import type { OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";

/**
 * Loads a record as it is now, for a form whose record somebody else changed. It is whole, as the cache has it: the form begins
 * anew with what its fragments select.
 */
export const useLatest = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) => {
  const client = useApolloClient();
  return async (variables: Variables): Promise<Unmasked<Data>> => {
    await client.query<Data, OperationVariables>({ query, variables, fetchPolicy: "network-only" });
    const data = client.readQuery<Data, OperationVariables>({ query, variables });
    if (!data) throw new Error("The query returned no data.");
    return data;
  };
};
