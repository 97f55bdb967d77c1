import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";

/** Sends a mutation: `save` resolves to its result and throws failures. `busy` while it runs. */
export const useSave = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => {
  const [send, { loading }] = useMutation<Data, OperationVariables>(document);
  const save = async (variables: Variables) => {
    const { data } = await send({ variables });
    if (!data) throw new Error("The mutation returned no data.");
    return data;
  };
  return [save, loading] as const;
};
