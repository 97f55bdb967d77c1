import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { SubmitApplicationDocument } from "../../../../gql/applicant-admissions.ts";
import { refusalOf, type SectionRefusal } from "../section-refusal.ts";

/** Submits the application. Repeated presses send one request. Resolves to the refusal or null. */
export const useSubmission = (onSubmitted: () => void) => {
  const [mutate] = useMutation(SubmitApplicationDocument);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SectionRefusal | null>(null);
  const isUnderWay = useRef(false);

  const send = async (): Promise<SectionRefusal | null> => {
    try {
      const { data } = await mutate();
      const answer = data?.submitApplication;
      if (answer?.__typename === "ApplicationSubmitted") return null;
      return answer ?? refusalOf(null);
    } catch (error) {
      return refusalOf(error);
    }
  };
  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setRefusal(null);
    const refused = await send();
    isUnderWay.current = false;
    setBusy(false);
    setRefusal(refused);
    if (!refused) onSubmitted();
  };
  return { busy, refusal, submit };
};
