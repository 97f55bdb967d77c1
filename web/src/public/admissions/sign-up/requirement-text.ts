import { subjectGroups } from "../../../../../rules/texts.ts";
import type { Course } from "./admission-options.ts";
import { signUpTexts as labels } from "./sign-up-texts.ts";

/** The O-level requirements of a course as a sentence; undefined if there are none. */
export const requirementText = (course: Course | undefined): string | undefined => {
  const requirement = course?.olevelRequirement;
  if (!requirement) return undefined;
  const { credits, subjects, sittings } = requirement;
  return labels.requirement(credits, subjectGroups(subjects), sittings);
};
