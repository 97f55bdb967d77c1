import { useEffect, useRef, useState } from "react";
import {
  requiredSelection,
  toggleProblem,
} from "../../../../rules/registration/course-selection.ts";
import { readDraft } from "../../lib/drafts.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { useUnloadWarning } from "../../lib/use-unload-warning.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { newlySelected, type SemesterOffer, type ShownCourse } from "./semester-offer.ts";

/** Parses stored ids, which another version of the portal may have written; null if they are invalid. */
const readSelectionDraft = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.every((id): id is string => typeof id === "string")
    ? stored
    : null;

/**
 * The current selection: the student's choice plus compulsory courses, such as a carryover reported since. Courses that
 * are no longer offered or lack a prerequisite are removed.
 */
const currentSelection = (
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

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/**
 * Guards an unregistered selection. The browser asks before the tab is closed, which would lose it. Leaving the screen
 * shows that it is kept but not registered. After a sign-out it is deleted, so nothing is shown.
 */
const useGuard = (owner: string, draft: string, isUnregistered: boolean): void => {
  const { toast } = useFeedback();
  const unregistered = useRef(isUnregistered);
  useUnloadWarning(() => isUnregistered);
  useEffect(() => {
    unregistered.current = isUnregistered;
  }, [isUnregistered]);
  useEffect(
    () => () => {
      if (!unregistered.current || readDraft(owner, draft) === undefined) return;
      toast(
        "info",
        "Your course selection is kept in this tab until you log out, but nothing of it is registered yet.",
      );
    },
    [owner, draft, toast],
  );
};

/**
 * The student's selection in one semester, stored in this tab until it is registered. Navigation, a reload and the end
 * of the session lose nothing. Without a choice it contains the compulsory courses.
 */
export const useSelection = (owner: string, offer: SemesterOffer) => {
  const draft = `courses ${offer.registration.id}`;
  const { work, setDraft, wasRestored } = useDraft(owner, draft, readSelectionDraft);
  const [noticed, setNoticed] = useState(false);
  const selection = currentSelection(offer, work);
  const isOwnChoice = work !== null && !sameSet(selection, currentSelection(offer, null));
  useGuard(owner, draft, isOwnChoice);

  /** Adds or removes a course. Returns why it cannot, or null. */
  const toggle = (course: ShownCourse): string | null => {
    const problem = toggleProblem(offer, selection, course);
    if (problem !== null) return problem;
    const rest = [...selection].filter((id) => id !== course.id);
    setDraft(selection.has(course.id) ? rest : [...rest, course.id]);
    return null;
  };
  return {
    selection,
    selected: newlySelected(offer, selection),
    toggle,
    /** Adds courses regardless of the limits, including courses that are not offered yet. */
    add: (ids: readonly string[]) => setDraft([...new Set([...selection, ...ids])]),
    wasRestored: wasRestored && isOwnChoice && !noticed,
    startOver: () => setDraft(null),
    finish: () => {
      setNoticed(true);
      setDraft(null);
    },
  };
};

export type Selection = ReturnType<typeof useSelection>;
