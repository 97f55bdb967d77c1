import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { RegisterCoursesDocument } from "../../gql/student-registration.ts";
import { failureOf } from "../../lib/failure.ts";
import { registrationTexts } from "./registration-texts.ts";

export interface RegistrationRefusal {
  readonly code: string;
  readonly message: string;
  /** Carryovers that must be registered, too. */
  readonly carryoverCourseIds: readonly string[];
  /** False if the college did not judge the courses. They can be sent again unchanged. */
  readonly isValidated: boolean;
}

/**
 * Registered, with the college's message and whether the response contained the updated registration; or the refusal.
 */
export type Outcome =
  | { readonly message: string; readonly isShown: boolean; readonly refused?: never }
  | { readonly refused: RegistrationRefusal };

const failed = (error: unknown): Outcome => {
  const { code, message } = error
    ? failureOf(error)
    : { code: "INTERNAL", message: registrationTexts.review.failed };
  return { refused: { code, message, carryoverCourseIds: [], isValidated: false } };
};

/**
 * Registers courses. Repeated presses send one request, and it never rejects. The response updates the screens. It is
 * idempotent, so a request with a lost response can be repeated.
 */
export const useRegister = (): readonly [
  register: (courseIds: readonly string[]) => Promise<Outcome | null>,
  busy: boolean,
] => {
  // A part of the response can fail after the courses were registered.
  const [mutate] = useMutation(RegisterCoursesDocument, { errorPolicy: "all" });
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const send = async (courseIds: readonly string[]): Promise<Outcome> => {
    try {
      const { data, error } = await mutate({ variables: { courseIds: [...courseIds] } });
      const answer = data?.registerCourses;
      if (answer?.__typename === "CoursesRegistered") {
        return { message: answer.message, isShown: answer.registration !== null };
      }
      return answer ? { refused: { ...answer, isValidated: true } } : failed(error);
    } catch (error) {
      return failed(error);
    }
  };
  const register = async (courseIds: readonly string[]): Promise<Outcome | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    const outcome = await send(courseIds);
    isUnderWay.current = false;
    setBusy(false);
    return outcome;
  };
  return [register, busy];
};
