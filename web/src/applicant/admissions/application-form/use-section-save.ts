import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { focusFirst, hasField } from "../../../ui/focus-field.ts";
import { formTexts } from "./form-texts.ts";
import type { SaveAnswer, SectionRefusal } from "./saved-section.ts";
import { type SavedSection, sectionAfter, sectionLink } from "./sections.ts";

export type Problems = Readonly<Record<string, string>>;

/** A refusal to show above the form. `fields` are those without a place in the form. */
export interface ShownRefusal extends SectionRefusal {
  /** Whether a field shows it, at least in part. */
  readonly isPlaced: boolean;
}

/** The login screen explains these failures. */
const isSignedOut = new Set(["SESSION_EXPIRED", "SIGNED_OUT"]);

interface SectionSaveOptions {
  readonly section: SavedSection;
  /** The element that shows one section at a time, identified by `data-section`. */
  readonly container: RefObject<HTMLElement | null>;
  readonly isUnsaved: boolean;
  /** Validates the typed values. */
  readonly check: () => Problems;
  /** `anyway`: overwrites what another window saved. */
  readonly save: (anyway: boolean) => Promise<SaveAnswer>;
}

/**
 * Validates a section, saves it and opens the next one. Errors show at their fields and the first takes the focus.
 * `refusal` holds what belongs to no field. It keeps running when the person moves to another section.
 */
export const useSectionSave = (options: SectionSaveOptions) => {
  const { section, container, isUnsaved, check, save } = options;
  const [busy, setBusy] = useState(false);
  const sent = useRef(0);
  const [answered, setAnswered] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const { toast } = useFeedback();
  const navigate = useNavigate();

  const shown = () => (container.current?.dataset.section === section ? container.current : null);
  const showNextSection = () => {
    const next = sectionAfter(section);
    if (next && shown()) void navigate(sectionLink(next));
  };
  const reset = () => {
    setProblems({});
    setRefusal(null);
  };
  const refuse = (refused: SectionRefusal) => {
    const element = shown();
    // The first message of each field.
    const placed = Object.fromEntries(
      refused.fields.toReversed().map(({ field, message }) => [field, message]),
    );
    setProblems(placed);
    const unplaced = refused.fields.filter(({ field }) => !hasField(element, field));
    const isPlaced = unplaced.length < refused.fields.length;
    setRefusal({ ...refused, fields: unplaced, isPlaced });
    if (element) focusFirst(element, Object.keys(placed));
    else if (!isSignedOut.has(refused.code)) toast("error", formTexts.failed[section]);
  };
  const run = async (anyway: boolean) => {
    const answer = await save(anyway);
    if ("code" in answer) {
      refuse(answer);
      return;
    }
    reset();
    const name = formTexts.names[section];
    const missing = answer.application?.[section].missing.length ?? 0;
    if (missing === 0) toast("success", `${name} saved.`);
    else {
      const details = missing === 1 ? "detail is" : "details are";
      toast("info", `${name} saved. ${missing} ${details} still missing.`);
    }
    showNextSection();
  };
  const submit = (anyway = false) => {
    // Nor before an answer is rendered: `isUnsaved` is still that of the draft before it.
    if (sent.current > answered) return;
    const found = check();
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) {
      focusFirst(shown(), Object.keys(found));
      return;
    }
    if (!isUnsaved) {
      showNextSection();
      return;
    }
    sent.current += 1;
    setBusy(true);
    void run(anyway).finally(() => {
      setBusy(false);
      setAnswered((count) => count + 1);
    });
  };
  /** Clears the errors of a changed field, and of the fields of a group. */
  const forget = (field: string) =>
    setProblems((current) =>
      Object.fromEntries(
        Object.entries(current).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
      ),
    );
  return { busy, problems, refusal, submit, forget, reset };
};

export type SectionSave = ReturnType<typeof useSectionSave>;
