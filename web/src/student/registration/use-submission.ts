import { useState } from "react";
import { selectionProblem } from "../../../../rules/registration/selection-problem.ts";
import { registrationTexts } from "./registration-texts.ts";
import type { SemesterOffer } from "./semester-offer.ts";
import { useRegister } from "./use-register.ts";
import type { Selection } from "./use-selection.ts";

/** Why a selection cannot be submitted. */
export interface Problem {
  /** The gateway's code of a refusal; undefined for a client-side rule. */
  readonly code?: string;
  readonly message: string;
  /** The courses added to the selection because of the problem. */
  readonly addedIds: readonly string[];
}

interface SubmissionOptions {
  readonly offer: SemesterOffer;
  readonly work: Selection;
  readonly reload: () => void;
}

/** Validates the selection and registers its new courses. Missing compulsory courses are added to it. */
export const useSubmission = ({ offer, work, reload }: SubmissionOptions) => {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [register, busy] = useRegister();

  const begin = () => {
    setProblem(null);
    setDone(null);
  };
  /** Validates the selection and shows the problem if there is one. */
  const check = (): boolean => {
    begin();
    const found = selectionProblem(offer, work.selection);
    if (found === null) return true;
    const addedIds = found.code === "prerequisite" ? [] : found.courseIds;
    if (addedIds.length > 0) work.add(addedIds);
    setProblem({ message: found.message, addedIds });
    return false;
  };
  /** Resolves to true when everything selected is registered. */
  const submit = async (): Promise<boolean> => {
    if (busy || !check()) return false;
    const ids = work.selected.map(({ id }) => id);
    if (ids.length === 0) {
      reload();
      return true;
    }
    const outcome = await register(ids);
    if (outcome === null) return false;
    if ("refused" in outcome) {
      const { code, message, carryoverCourseIds, isValidated } = outcome.refused;
      // Specification §8: courses that the college requires are added to the selection.
      if (carryoverCourseIds.length > 0) work.add(carryoverCourseIds);
      setProblem({
        code,
        message: message || registrationTexts.review.failed,
        addedIds: carryoverCourseIds,
      });
      // The college has newer data than this page.
      if (isValidated) reload();
      return false;
    }
    work.finish();
    setDone(outcome.message);
    if (!outcome.isShown) reload();
    return true;
  };
  return { problem, done, busy, begin, check, submit };
};
