import {
  requiredSelection,
  toggleProblem,
} from "../../../../rules/registration/course-selection.ts";
import type { SemesterOffer } from "./semester-offer.ts";

/**
 * The current selection: the student's choice plus compulsory courses, such as a carryover reported since. Courses that
 * are no longer offered or lack a prerequisite are removed.
 */
export const currentSelection = (
  offer: SemesterOffer,
  chosen: readonly string[] | null,
): ReadonlySet<string> => {
  const required = requiredSelection(offer);
  if (chosen === null) return required;
  const wanted = new Set(chosen);
  const kept = offer.courses.filter((course) => {
    if (course.isRegistered) return true;
    if (required.has(course.id) && toggleProblem(offer, required, course) !== null) return true;
    const isOpen = course.isCarryover || course.missingPrerequisites.length === 0;
    return isOpen && wanted.has(course.id);
  });
  return new Set(kept.map(({ id }) => id));
};

/** Parses stored ids, which another version of the portal may have written; null if they are invalid. */
export const readSelectionDraft = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.every((id): id is string => typeof id === "string")
    ? stored
    : null;
