import { jambProblems, normaliseJambNumber } from "../../../../../../rules/admissions/jamb.ts";
import { formTexts } from "../form-texts.ts";
import type { FormApplication } from "../saved-section.ts";
import type { Problems } from "../use-section-save.ts";

/** The JAMB section as it is filled in. */
export interface JambFormValues {
  /** Whether JAMB was sat; empty while that is not said. */
  readonly sat: "yes" | "no" | "";
  readonly jambNo: string;
  readonly jambScore: string;
}

export const blankJamb: JambFormValues = { sat: "", jambNo: "", jambScore: "" };

/** What is saved; blank where nothing is, null where the college does not tell. */
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

/** What is sent: nothing of a number typed before somebody said that they did not sit JAMB. */
export const jambInput = ({ sat, jambNo, jambScore }: JambFormValues) =>
  sat === "yes"
    ? { jambNo: jambNo.trim(), jambScore: jambScore.trim() }
    : { jambNo: "", jambScore: "" };

/** What the section says, however its number is written. */
export const normalizeJamb = (values: JambFormValues): unknown => {
  const { jambNo, jambScore } = jambInput(values);
  return [values.sat, normaliseJambNumber(jambNo), jambScore];
};

/** What keeps the section from being saved; the rules see what is sent. */
export const jambFormProblems = (values: JambFormValues): Problems => {
  if (values.sat === "") return { sat: formTexts.jamb.say };
  const input = jambInput(values);
  const problems = jambProblems(input);
  const isMissing = values.sat === "yes" && input.jambNo === "" && problems.jambNo === undefined;
  return isMissing ? { ...problems, jambNo: formTexts.jamb.numberMissing } : problems;
};
