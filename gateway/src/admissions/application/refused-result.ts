import { isRefusal } from "../../college/failure.ts";
import type { refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";
import { refusedSection } from "./refused-section.ts";
import { type ResultField, resultRefusal } from "./result-upload.ts";

/** The refusal that a result file came to which the college did not take. @throws as `refusedSection` */
export const refusedResult = (error: unknown, field: ResultField): ReturnType<typeof refusal> => {
  if (isRefusal(error, 413)) return resultRefusal("FILE_TOO_LARGE", field);
  const message = isRefusal(error, 400) ? error.refusal.fields.result?.[0] : undefined;
  if (message !== undefined) return resultRefusal("NOT_A_DOCUMENT", field, message);
  return refusedSection(error, {
    placeOf: () => field,
    failed: texts.application.academicFailed,
  });
};
