import { type CollegeFailure, isOfTheMatter, isRefusal } from "../college/failure.ts";
import { PortalError } from "../errors.ts";
import type { refusal } from "./refusal.ts";

type RefusalResult = ReturnType<typeof refusal>;

/**
 * Makes what asks the college for something, and answers its no as the `Refusal` that the area makes of it.
 * @returns a function that throws what is no refusal of what is asked for, and NOT_FOUND for a record that is none
 */
export const refusalBy =
  (toRefusal: (failure: CollegeFailure) => RefusalResult) =>
  async <T>(work: () => Promise<T>): Promise<T | RefusalResult> => {
    try {
      return await work();
    } catch (error) {
      if (!isOfTheMatter(error)) throw error;
      if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
      return toRefusal(error);
    }
  };
