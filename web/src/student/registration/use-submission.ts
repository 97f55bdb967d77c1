import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { selectionProblem } from "../../../../rules/registration/selection-problem.ts";
import { RegisterCoursesDocument } from "../../gql/student-registration.ts";
import { type Failure, failureOf } from "../../lib/failure.ts";
import { useOnce } from "../../lib/use-once.ts";
import type { SemesterOffer } from "./semester-offer.ts";
import type { Selection } from "./use-selection.ts";

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
  // A part of the response can fail after the courses were registered. With this policy a lost response rejects
  // nothing, too.
  const [register] = useMutation(RegisterCoursesDocument, { errorPolicy: "all" });

  const begin = () => {
    setProblem(null);
    setDone(null);
  };
  const fail = ({ code, message }: Pick<Failure, "code" | "message">, addedIds: string[] = []) =>
    setProblem({ code, message: message || "Registration failed", addedIds });
  const check = (): boolean => {
    begin();
    const found = selectionProblem(offer, work.selection);
    if (found === null) return true;
    const addedIds = found.code === "prerequisite" ? [] : found.courseIds;
    if (addedIds.length > 0) work.add(addedIds);
    setProblem({ message: found.message, addedIds });
    return false;
  };
  /** Calls `onRegistered` when everything selected is registered. Repeated presses send one request. */
  const [submit, busy] = useOnce(async (onRegistered: () => void) => {
    if (!check()) return;
    const courseIds = work.selected.map(({ id }) => id);
    if (courseIds.length === 0) {
      reload();
      onRegistered();
      return;
    }
    const { data, error } = await register({ variables: { courseIds } });
    const answer = data?.registerCourses;
    if (!answer) {
      fail(error ? failureOf(error) : { code: "INTERNAL", message: "" });
    } else if (answer.__typename === "CoursesRegistered") {
      work.finish();
      setDone(answer.message);
      if (answer.registration === null) reload();
      onRegistered();
    } else {
      // Specification §8: courses that the college requires are added to the selection.
      if (answer.carryoverCourseIds.length > 0) work.add(answer.carryoverCourseIds);
      fail(answer, answer.carryoverCourseIds);
      // The college has newer data than this page.
      reload();
    }
  });
  return { problem, done, busy, begin, check, submit };
};
