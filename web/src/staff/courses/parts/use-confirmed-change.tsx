import { Button } from "antd";
import { type ReactNode, useState } from "react";
import type { CatalogueOutcomeFragment } from "../../../gql/staff-courses.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import type { RecordRefusal } from "../../kit/record/use-record-form.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { coursesTexts } from "../texts.ts";

/** A completed change. `id` is the record's; null if it was deleted. */
interface Done {
  readonly id: string | null;
}

/** Sends a change, confirmed or not. Resolves to its outcome. */
export type SendChange = (isConfirmed: boolean) => Promise<CatalogueOutcomeFragment>;

interface ConfirmedChange {
  /** Makes a change. If it has consequences, the person must confirm them first. */
  readonly change: (send: SendChange) => Promise<Done | RecordRefusal>;
  /** The confirmation dialog, to be rendered by the screen. */
  readonly question: ReactNode;
}

interface Asked {
  readonly sentences: readonly string[];
  readonly answer: (isConfirmed: boolean) => void;
}

export const isRefused = (outcome: Done | RecordRefusal): outcome is RecordRefusal =>
  "code" in outcome;

/** Runs changes with consequences: they are listed first, and the change is made when they are confirmed. */
export const useConfirmedChange = (): ConfirmedChange => {
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = (sentences: readonly string[]): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked(null);
        resolve(isConfirmed);
      };
      setAsked({ sentences, answer });
    });

  const change = async (send: SendChange): Promise<Done | RecordRefusal> => {
    const first = await send(false);
    if (first.__typename !== "CatalogueConsequences") return first;
    const notMade = { code: "NOT_CONFIRMED", message: coursesTexts.consequences.not, fields: [] };
    if (!(await ask(first.sentences))) return notMade;
    const second = await send(true);
    return second.__typename === "CatalogueConsequences" ? notMade : second;
  };

  const question = asked && (
    <StaffDialog title={coursesTexts.consequences.title} onClose={() => asked.answer(false)}>
      <ul>
        {asked.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => asked.answer(false)}>{kitTexts.cancel}</Button>
        <Button type="primary" onClick={() => asked.answer(true)}>
          {coursesTexts.consequences.go}
        </Button>
      </DialogActions>
    </StaffDialog>
  );
  return { change, question };
};
