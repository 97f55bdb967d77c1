import { useState } from "react";
import { toggleProblem } from "../../../../rules/registration/course-selection.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { currentSelection, readSelectionDraft } from "./selection.ts";
import { newlySelected, type SemesterOffer, type ShownCourse } from "./semester-offer.ts";

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/**
 * The student's selection in one semester, stored in this tab until it is registered. Navigation, a reload and the end
 * of the session lose nothing. Without a choice it contains the compulsory courses.
 */
export const useSelection = (owner: string, registrationId: string, offer: SemesterOffer) => {
  const draft = `courses ${registrationId}`;
  const { work, setDraft, wasRestored } = useDraft(owner, draft, readSelectionDraft);
  const [noticed, setNoticed] = useState(false);
  const selection = currentSelection(offer, work);
  const isOwnChoice = work !== null && !sameSet(selection, currentSelection(offer, null));

  /** Adds or removes a course. Returns why it cannot, or null. */
  const toggle = (course: ShownCourse): string | null => {
    const problem = toggleProblem(offer, selection, course);
    if (problem !== null) return problem;
    const rest = [...selection].filter((id) => id !== course.id);
    setDraft(selection.has(course.id) ? rest : [...rest, course.id]);
    return null;
  };
  return {
    /** The draft name. */
    draft,
    selection,
    selected: newlySelected(offer, selection),
    toggle,
    /** Adds courses regardless of the limits, including courses that are not offered yet. */
    add: (ids: readonly string[]) => setDraft([...new Set([...selection, ...ids])]),
    /** True if the selection exists only in this tab. */
    isUnregistered: isOwnChoice,
    wasRestored: wasRestored && isOwnChoice && !noticed,
    startOver: () => setDraft(null),
    /** Deletes the draft after the registration. */
    finish: () => {
      setNoticed(true);
      setDraft(null);
    },
  };
};

export type Selection = ReturnType<typeof useSelection>;
