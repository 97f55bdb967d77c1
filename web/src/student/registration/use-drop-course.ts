import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { DropCourseDocument } from "../../gql/student-registration.ts";
import { failureOf } from "../../lib/failure.ts";
import { registrationTexts } from "./registration-texts.ts";

/** Dropped, with the college's message and whether the response contained the updated registration; or the refusal. */
export type DropOutcome =
  | { readonly message: string; readonly isShown: boolean; readonly problem?: never }
  | { readonly problem: string };

/** Drops a registered course. The response updates the registration. It is idempotent and never rejects. */
export const useDropCourse = (): readonly [
  drop: (registrationId: string) => Promise<DropOutcome>,
  busy: boolean,
] => {
  // A part of the response can fail after the course was dropped.
  const [mutate] = useMutation(DropCourseDocument, { errorPolicy: "all" });
  const [busy, setBusy] = useState(false);
  const send = async (registrationId: string): Promise<DropOutcome> => {
    try {
      const { data, error } = await mutate({ variables: { registrationId } });
      const answer = data?.dropCourse;
      if (answer?.__typename === "CoursesRegistered") {
        return { message: answer.message, isShown: answer.registration !== null };
      }
      if (answer) return { problem: answer.message };
      return { problem: error ? failureOf(error).message : registrationTexts.registered.unknown };
    } catch (error) {
      return { problem: failureOf(error).message };
    }
  };
  const drop = async (registrationId: string): Promise<DropOutcome> => {
    setBusy(true);
    const outcome = await send(registrationId);
    setBusy(false);
    return outcome;
  };
  return [drop, busy];
};
