import { type RefObject, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { focusFirst, hasField } from "./focus-field.ts";
import { formTexts } from "./form-texts.ts";
import { problemsIn, type SectionRefusal } from "./section-refusal.ts";
import { type SavedSection, sectionAfter, sectionLink } from "./sections.ts";

export type Problems = Readonly<Record<string, string>>;

/** Saved, with so many details missing still; or why not. */
export type SaveOutcome = { readonly missing: number } | { readonly refusal: SectionRefusal };

/** A refusal above the form: `fields` are those that have no place in it. */
export interface ShownRefusal extends SectionRefusal {
  /** True when fields say it, or a part of it. */
  readonly isPlaced: boolean;
}

/** Failures that the login, where they lead, says in better words. */
const isSignedOut = new Set(["SESSION_EXPIRED", "SIGNED_OUT"]);

interface SectionSaveOptions {
  readonly section: SavedSection;
  /** The element that shows one section at a time, named by its `data-section`. */
  readonly container: RefObject<HTMLElement | null>;
  readonly isUnsaved: boolean;
  /** What the rules say of what is typed. */
  readonly check: () => Problems;
  /** `anyway`: also over what somebody else saved meanwhile. */
  readonly save: (anyway: boolean) => Promise<SaveOutcome>;
}

/**
 * Checks a section, saves it and goes on to the next one. What is wrong shows at its field, and the focus goes to the
 * first; what no field is to blame for stays in `refusal`. It goes on working when the person moves to another section.
 */
export const useSectionSave = (options: SectionSaveOptions) => {
  const { section, container, isUnsaved, check, save } = options;
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const { toast } = useFeedback();
  const navigate = useNavigate();

  const shown = () => (container.current?.dataset.section === section ? container.current : null);
  const goOn = () => {
    const next = sectionAfter(section);
    if (next && shown()) void navigate(sectionLink(next));
  };
  const refuse = (refused: SectionRefusal) => {
    const element = shown();
    const placed = problemsIn(refused);
    setProblems(placed);
    const unplaced = refused.fields.filter(({ field }) => !hasField(element, field));
    const isPlaced = unplaced.length < refused.fields.length;
    setRefusal({ ...refused, fields: unplaced, isPlaced });
    if (element) focusFirst(element, Object.keys(placed));
    else if (!isSignedOut.has(refused.code)) toast("error", formTexts.failed[section]);
  };
  const run = async (anyway: boolean) => {
    const outcome = await save(anyway);
    if ("refusal" in outcome) {
      refuse(outcome.refusal);
      return;
    }
    setProblems({});
    setRefusal(null);
    const name = formTexts.sections[section];
    if (outcome.missing === 0) toast("success", formTexts.saved(name));
    else toast("info", formTexts.savedButMissing(name, outcome.missing));
    goOn();
  };
  const submit = (anyway = false) => {
    if (busy) return;
    const found = check();
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) {
      focusFirst(shown(), Object.keys(found));
      return;
    }
    if (!isUnsaved) {
      goOn();
      return;
    }
    setBusy(true);
    void run(anyway).finally(() => setBusy(false));
  };
  /** What is said of a field goes as soon as the person changes it, and of the fields in it when it is a group. */
  const forget = (field: string) =>
    setProblems((current) =>
      Object.fromEntries(
        Object.entries(current).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
      ),
    );
  const reset = () => {
    setProblems({});
    setRefusal(null);
  };
  return { busy, problems, refusal, submit, forget, reset };
};

export type SectionSave = ReturnType<typeof useSectionSave>;
