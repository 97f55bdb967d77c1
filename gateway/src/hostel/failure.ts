import { CollegeFailure } from "../college/failure.ts";

/** An answer the portal does not understand, after which nobody knows what was done. */
export const isFault = (error: unknown): error is CollegeFailure =>
  error instanceof CollegeFailure && error.kind === "fault";

/** True for a refusal of what is asked for, rather than of who asks or how often. */
export const isOfTheHostel = ({ status }: CollegeFailure): boolean =>
  ![401, 403, 429].includes(status);
