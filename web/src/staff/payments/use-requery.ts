import { useState } from "react";
import { RequeryPaymentDocument } from "../../gql/staff-payments.ts";
import { failureOf } from "../../lib/failure.ts";
import { useSave } from "../../lib/use-save.ts";
import { useFeedback } from "../../ui/Feedback.tsx";

/** Requeries one payment at the provider and shows the result. `busy` is the payment being requeried. */
export const useRequery = (onDone: () => void) => {
  const { toast, alert } = useFeedback();
  const [send] = useSave(RequeryPaymentDocument);
  const [busy, setBusy] = useState<string | null>(null);
  const requery = (id: string) => {
    if (busy !== null) return;
    setBusy(id);
    send({ id })
      .then(({ requeryPayment: answer }) => {
        if (answer.__typename === "Refusal") alert(answer.message);
        else toast("success", answer.message);
        onDone();
      })
      .catch((error: unknown) => alert(failureOf(error).message))
      .finally(() => setBusy(null));
  };
  return { requery, busy };
};
