import {
  requiredSelection,
  toggleProblem,
} from "../../../../rules/registration/course-selection.ts";
import type { SemesterOffer } from "./semester-offer.ts";

/**
 * The courses that stand in the selection: what the student chose, and what may not be left out whatever was chosen, such
 * as a carryover that came to light since. What is no longer offered, or still waits for another course, has dropped out.
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

/** Stored ids; null for what is none, by whatever version of the portal it was kept. */
export const readSelectionDraft = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.every((id): id is string => typeof id === "string")
    ? stored
    : null;
