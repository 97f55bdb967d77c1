import { jambProblems, normaliseJambNumber } from "../../../../../../rules/admissions/jamb.ts";
import type { FormApplication } from "../saved-section.ts";
import type { Problems } from "../use-section-save.ts";

/** The JAMB section's form values. */
export interface JambFormValues {
  /** Empty until the question is answered. */
  readonly sat: "yes" | "no" | "";
  readonly jambNo: string;
  readonly jambScore: string;
}

export const blankJamb: JambFormValues = { sat: "", jambNo: "", jambScore: "" };

/** The saved values: blank if nothing is saved, null if the college does not return them. */
export const savedJamb = ({ jamb, jambDetails }: FormApplication): JambFormValues | null => {
  if (!jambDetails) return jamb.state === null ? null : blankJamb;
  const { jambNo, jambScore } = jambDetails;
  return { sat: jambNo === "" ? "no" : "yes", jambNo, jambScore };
};

export const readJamb = (stored: unknown): JambFormValues | null => {
  if (typeof stored !== "object" || stored === null) return null;
  const { sat, jambNo, jambScore }: Partial<Record<keyof JambFormValues, unknown>> = stored;
  if (sat !== "yes" && sat !== "no" && sat !== "") return null;
  if (typeof jambNo !== "string" || typeof jambScore !== "string") return null;
  return { sat, jambNo, jambScore };
};

/** The mutation's input. A number is omitted if JAMB was not sat. */
export const jambInput = ({ sat, jambNo, jambScore }: JambFormValues) =>
  sat === "yes"
    ? { jambNo: jambNo.trim(), jambScore: jambScore.trim() }
    : { jambNo: "", jambScore: "" };

/** The values in a comparable form, with a normalized number. */
export const normalizeJamb = (values: JambFormValues): unknown => {
  const { jambNo, jambScore } = jambInput(values);
  return [values.sat, normaliseJambNumber(jambNo), jambScore];
};

/** The problems of the values as they would be sent. */
export const jambFormProblems = (values: JambFormValues): Problems => {
  if (values.sat === "") return { sat: "Say whether you sat JAMB." };
  const input = jambInput(values);
  const problems = jambProblems(input);
  const isMissing = values.sat === "yes" && input.jambNo === "" && problems.jambNo === undefined;
  return isMissing ? { ...problems, jambNo: "Enter your JAMB registration number." } : problems;
};
