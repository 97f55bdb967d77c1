import { useState } from "react";
import { toggleProblem } from "../../../../rules/registration/course-selection.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { currentSelection, readSelectionDraft } from "./selection.ts";
import { newlySelected, type SemesterOffer, type ShownCourse } from "./semester-offer.ts";

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/**
 * What the student has selected in one semester, kept in this tab until it is registered: moving about, a reload and the
 * end of the session lose nothing. Without a choice of their own it is what must be taken.
 */
export const useSelection = (owner: string, registrationId: string, offer: SemesterOffer) => {
  const draft = `courses ${registrationId}`;
  const { work, setDraft, wasRestored } = useDraft(owner, draft, readSelectionDraft);
  const [noticed, setNoticed] = useState(false);
  const selection = currentSelection(offer, work);
  const isOwnChoice = work !== null && !sameSet(selection, currentSelection(offer, null));

  /** Adds a course or takes it out; answers why it cannot be, or null. */
  const toggle = (course: ShownCourse): string | null => {
    const problem = toggleProblem(offer, selection, course);
    if (problem !== null) return problem;
    const rest = [...selection].filter((id) => id !== course.id);
    setDraft(selection.has(course.id) ? rest : [...rest, course.id]);
    return null;
  };
  return {
    /** Its name among the drafts. */
    draft,
    selection,
    selected: newlySelected(offer, selection),
    toggle,
    /** Adds courses whatever that comes to, those too that are not offered yet. */
    add: (ids: readonly string[]) => setDraft([...new Set([...selection, ...ids])]),
    /** True while there is something that only this tab knows. */
    isUnregistered: isOwnChoice,
    wasRestored: wasRestored && isOwnChoice && !noticed,
    startOver: () => setDraft(null),
    /** All of it is registered. */
    finish: () => {
      setNoticed(true);
      setDraft(null);
    },
  };
};

export type Selection = ReturnType<typeof useSelection>;
