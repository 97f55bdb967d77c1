import { texts } from "../../texts.ts";
import type { Course } from "./admission-options.ts";

const words = texts.signUp;

/** What a course asks of O-level results, in a sentence; undefined where it asks nothing. */
export const requirementText = (course: Course | undefined): string | undefined => {
  const requirement = course?.olevelRequirement;
  if (!requirement) return undefined;
  const groups = requirement.subjects.map((group) => group.join(` ${words.or} `));
  return words.requirement(requirement.credits, groups.join(", "), requirement.sittings);
};
