import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { selectionProblem } from "../../../../rules/registration/selection-problem.ts";
import { RegisterCoursesDocument } from "../../gql/student-registration.ts";
import { type Failure, failureOf } from "../../lib/failure.ts";
import { registrationTexts } from "./registration-texts.ts";
import type { SemesterOffer } from "./semester-offer.ts";
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

/**
 * Validates the selection and registers its new courses. Missing compulsory courses are added to it. Registering is
 * idempotent, so a request with a lost response can be repeated.
 */
export const useSubmission = ({ offer, work, reload }: SubmissionOptions) => {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  // A part of the response can fail after the courses were registered.
  const [register] = useMutation(RegisterCoursesDocument, { errorPolicy: "all" });

  const begin = () => {
    setProblem(null);
    setDone(null);
  };
  const fail = ({ code, message }: Pick<Failure, "code" | "message">, addedIds: string[] = []) =>
    setProblem({ code, message: message || registrationTexts.failed, addedIds });
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
  const send = async (courseIds: string[]): Promise<boolean> => {
    const { data, error } = await register({ variables: { courseIds } });
    const answer = data?.registerCourses;
    if (!answer) {
      fail(error ? failureOf(error) : { code: "INTERNAL", message: "" });
      return false;
    }
    if (answer.__typename === "CoursesRegistered") {
      work.finish();
      setDone(answer.message);
      if (answer.registration === null) reload();
      return true;
    }
    // Specification §8: courses that the college requires are added to the selection.
    if (answer.carryoverCourseIds.length > 0) work.add(answer.carryoverCourseIds);
    fail(answer, answer.carryoverCourseIds);
    // The college has newer data than this page.
    reload();
    return false;
  };
  /** Resolves to true when everything selected is registered. Repeated presses send one request. */
  const submit = async (): Promise<boolean> => {
    if (isUnderWay.current || !check()) return false;
    const ids = work.selected.map(({ id }) => id);
    if (ids.length === 0) {
      reload();
      return true;
    }
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await send(ids);
    } catch (error) {
      fail(failureOf(error));
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { problem, done, busy, begin, check, submit };
};
