import type { OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";
import { useSave } from "../../lib/use-save.ts";
import type { RecordRefusal } from "./record/use-record-form.ts";

type Answer =
  | {
      readonly __typename:
        | "Acknowledgement"
        | "AdjustmentFile"
        | "BankRowFile"
        | "CashBook"
        | "CounterReceiptFile"
        | "RefundFile"
        | "SenateListDecided"
        | "SponsorReceipt"
        | "SponsorRemittanceFile";
    }
  | (RecordRefusal & { readonly __typename: "Refusal" });

/** The refusal of a save; null on success. */
export const refusalOf = (answer: Answer): RecordRefusal | null =>
  answer.__typename === "Refusal" ? answer : null;

/**
 * Takes a step of a record and resolves to the refusal or null. The record is loaded again afterwards in any case: somebody else
 * may have come first, and a step whose answer was lost may have been taken.
 */
export const useStep = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  answerOf: (data: NoInfer<Unmasked<Data>>) => Answer,
  reload: () => void,
) => {
  const [save] = useSave(document);
  return async (variables: Variables): Promise<RecordRefusal | null> => {
    try {
      return refusalOf(answerOf(await save(variables)));
    } finally {
      reload();
    }
  };
};
