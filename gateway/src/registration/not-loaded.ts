import { CollegeFailure, isCallerRefusal } from "../college/failure.ts";
import { troubleOf } from "../college/portal-error.ts";
import { texts } from "../texts.ts";

/**
 * Why a part of course registration is not shown, in the sentence of the specification (§8). A fee that stands in the way
 * and what concerns the caller alone have words of their own.
 */
export const notLoaded = (error: unknown, message: string): unknown => {
  if (!(error instanceof CollegeFailure) || isCallerRefusal(error)) return error;
  return troubleOf(error, error.status === 402 ? unpaidMessage(error) : message);
};

/** §7: the words of a 402. */
export const unpaidMessage = ({ refusal }: CollegeFailure): string =>
  refusal.message ?? texts.registration.unpaid;
