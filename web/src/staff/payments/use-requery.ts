import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { RequeryPaymentDocument } from "../../gql/staff-payments.ts";
import { failureOf } from "../../lib/failure.ts";
import { useFeedback } from "../../ui/Feedback.tsx";

/** Requeries one payment at the provider and shows the result. `busy` is the payment being requeried. */
export const useRequery = (onDone: () => void) => {
  const { toast, alert } = useFeedback();
  const [mutate] = useMutation(RequeryPaymentDocument);
  const [busy, setBusy] = useState<string | null>(null);
  const requery = (id: string) => {
    if (busy !== null) return;
    setBusy(id);
    mutate({ variables: { id } })
      .then(({ data }) => {
        if (data?.requeryPayment.__typename === "Refusal") alert(data.requeryPayment.message);
        else if (data) toast("success", data.requeryPayment.message);
        onDone();
      })
      .catch((error: unknown) => alert(failureOf(error).message))
      .finally(() => setBusy(null));
  };
  return { requery, busy };
};
