import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import {
  type AdmissionOutcome,
  type BulkDecisionInput,
  type BulkDecisionPreviewFragment,
  DecideManyDocument,
} from "../../../gql/staff-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";
import type { Refusal } from "../../../lib/refusal.ts";

/** The requested decision on one applicant. */
export interface DecisionRequest {
  readonly id: string;
  readonly outcome: AdmissionOutcome;
}

/** The texts of a decision. Those that the chosen decisions do not need are absent. */
export type DecisionForm = Readonly<
  Partial<Record<"reason" | "told" | "answerBy" | "overQuotaReason", string>>
>;

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
  const [preview, setPreview] = useState<BulkDecisionPreviewFragment | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const [busy, setBusy] = useState(false);

  const ask = async (
    which: readonly DecisionRequest[],
    input: Omit<BulkDecisionInput, "admitted" | "waitingList" | "notAdmitted">,
  ) => {
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

  /** Resolves to a refusal of the texts, or null if it was done or needs a new preview. */
  const decide = async (form: DecisionForm): Promise<Refusal | null> => {
    if (!preview) return null;
    const answer = await ask(chosen, {
      reason: form.reason ?? "",
      told: form.told || null,
      answerBy: form.answerBy || null,
      overQuotaReason: form.overQuotaReason || null,
      dryRun: false,
      preview: preview.preview,
    });
    if (answer.__typename === "BulkDecision") {
      onDone(answer.message);
      return null;
    }
    if (answer.code !== "PREVIEW_OUTDATED" && answer.code !== "QUOTA_EXCEEDED") return answer;
    setOutdated(true);
    await loadPreview(chosen);
    return null;
  };

  return {
    preview,
    chosen,
    trouble,
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
