import type { OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";
import { useMutation } from "@apollo/client/react";

/**
 * Sends a mutation: `save` resolves to its result and throws failures. `busy` while it runs. The result is whole, as `update`
 * gets it. What a mutation resolves to is masked for components, and who saves reads the fragment of a refusal, too.
 */
export const useSave = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => {
  const [send, { loading }] = useMutation<Data, OperationVariables>(document);
  const save = async (variables: Variables): Promise<Unmasked<Data>> => {
    let result: Unmasked<Data> | null | undefined;
    await send({
      variables,
      update: (_cache, { data }) => {
        result = data;
      },
    });
    if (!result) throw new Error("The mutation returned no data.");
    return result;
  };
  return [save, loading] as const;
};
