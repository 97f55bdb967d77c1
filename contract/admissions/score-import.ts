import Type from "typebox";
import { defineImportEndpoint } from "../import.ts";
import { Unset } from "../shapes.ts";

/**
 * Columns `application_no` and `score`, a whole number of percent. A row is wrong where the number is unknown or stands
 * twice, the application is not submitted, the test has not begun, or a decision was made on the score there is. A score
 * that is recorded already changes nothing.
 */
export const importScores = defineImportEndpoint({
  path: "/admission/scores/import/",
  area: "admission",
  summary: "Record the aptitude test scores of a file",
  roles: ["SUPER_ADMIN"],
  preview: Type.Object({
    application_no: Type.String(),
    name: Type.String(),
    score: Type.Integer(),
    /** What is recorded now. */
    before: Unset(Type.Integer()),
  }),
});
