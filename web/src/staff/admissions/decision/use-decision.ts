import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import {
  type AdmissionOutcome,
  type BulkDecisionInput,
  DecideManyDocument,
  type DecideManyMutation,
} from "../../../gql/staff-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import { type FieldErrors, splitRefusal } from "../../../lib/refusal.ts";

type Answer = DecideManyMutation["decideOnApplicants"];
type Preview = Extract<Answer, { __typename: "BulkDecision" }>;

/** The requested decision on one applicant. */
export interface DecisionRequest {
  readonly id: string;
  readonly outcome: AdmissionOutcome;
}

const fieldNames = ["reason", "told", "answerBy", "overQuotaReason"] as const;

type Field = (typeof fieldNames)[number];
export type DecisionForm = Readonly<Record<Field, string>>;

interface DecisionOptions {
  readonly wanted: readonly DecisionRequest[];
  readonly onDone: (done: string) => void;
}

/** A placeholder for a dry run, which requires a text that is not written yet. */
const previewPlaceholder = "Preview";

/** The state of a bulk decision from preview to result. It applies to all rows or none. */
export const useDecision = ({ wanted, onDone }: DecisionOptions) => {
  const [send] = useMutation(DecideManyDocument, { fetchPolicy: "no-cache" });
  const [chosen, setChosen] = useState(wanted);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [isOutdated, setOutdated] = useState(false);
  const [busy, setBusy] = useState(false);

  const ask = async (
    which: readonly DecisionRequest[],
    input: Omit<BulkDecisionInput, "admitted" | "waitingList" | "notAdmitted">,
  ): Promise<Answer> => {
    const idsOf = (outcome: AdmissionOutcome) =>
      which.filter((one) => one.outcome === outcome).map(({ id }) => id);
    const { data } = await send({
      variables: {
        input: {
          ...input,
          admitted: idsOf("ADMITTED"),
          waitingList: idsOf("WAITING_LIST"),
          notAdmitted: idsOf("NOT_ADMITTED"),
        },
      },
    });
    if (!data) throw new Error("The mutation returned no data.");
    return data.decideOnApplicants;
  };

  const attempt = (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    work()
      .catch((error: unknown) => setTrouble(failureOf(error).message))
      .finally(() => setBusy(false));
  };

  const loadPreview = async (which: readonly DecisionRequest[]) => {
    const answer = await ask(which, {
      reason: previewPlaceholder,
      told: previewPlaceholder,
      dryRun: true,
    });
    if (answer.__typename === "Refusal") setTrouble(answer.message);
    else setPreview(answer);
  };
  const begin = useEffectEvent(() => attempt(() => loadPreview(chosen)));
  useEffect(() => begin(), []);

  const decide = (form: DecisionForm) =>
    attempt(async () => {
      if (!preview) return;
      setErrors({});
      const answer = await ask(chosen, {
        reason: form.reason,
        told: form.told || null,
        answerBy: form.answerBy || null,
        overQuotaReason: form.overQuotaReason || null,
        dryRun: false,
        preview: preview.preview,
      });
      if (answer.__typename === "BulkDecision") onDone(answer.message);
      else if (answer.code === "PREVIEW_OUTDATED" || answer.code === "QUOTA_EXCEEDED") {
        setOutdated(true);
        await loadPreview(chosen);
      } else {
        const placed = splitRefusal(answer, fieldNames);
        setErrors(placed.fields);
        setTrouble(placed.banner);
      }
    });

  return {
    preview,
    chosen,
    trouble,
    errors,
    setErrors,
    isOutdated,
    busy,
    retry: () => attempt(() => loadPreview(chosen)),
    /** Repeats the preview with only the applicants that can be decided. */
    leaveOut: () => {
      const inTheWay = new Set(
        preview?.rows.filter(({ problem }) => problem !== null).map(({ id }) => id),
      );
      const rest = chosen.filter(({ id }) => !inTheWay.has(id));
      setChosen(rest);
      attempt(() => loadPreview(rest));
    },
    decide,
  };
};
