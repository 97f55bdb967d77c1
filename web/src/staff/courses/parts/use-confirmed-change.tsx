import { type ReactNode, useState } from "react";
import type { CatalogueOutcomeFragment } from "../../../gql/staff.ts";
import { Button } from "../../../ui/Button.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import type { RecordRefusal } from "../../kit/record/use-record-form.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { catalogueTexts } from "../texts.ts";

/** What came of a change that was made; `id` is the record's, null where it is gone. */
interface Done {
  readonly id: string | null;
}

/** Sends a change, confirmed or not, and answers its outcome. */
export type SendChange = (isConfirmed: boolean) => Promise<CatalogueOutcomeFragment>;

interface ConfirmedChange {
  /** Makes a change; where it has consequences, once the person has read them and goes ahead. */
  readonly change: (send: SendChange) => Promise<Done | RecordRefusal>;
  /** To be shown with the screen: the question, while it is open. */
  readonly question: ReactNode;
}

interface Asked {
  readonly sentences: readonly string[];
  readonly answer: (isConfirmed: boolean) => void;
}

export const isRefused = (outcome: Done | RecordRefusal): outcome is RecordRefusal =>
  "code" in outcome;

/** Takes the outcome out of a mutation's answer. */
export const outcomeOf = async (
  answering: Promise<{
    readonly data?: { readonly result: CatalogueOutcomeFragment } | null | undefined;
  }>,
): Promise<CatalogueOutcomeFragment> => {
  const { data } = await answering;
  if (!data) throw new Error("the mutation was answered without data");
  return data.result;
};

/** Changes that may have consequences: they are told before the change is made, and it is made when they are accepted. */
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
    const notMade = { code: "NOT_CONFIRMED", message: catalogueTexts.consequences.not, fields: [] };
    if (!(await ask(first.sentences))) return notMade;
    const second = await send(true);
    return second.__typename === "CatalogueConsequences" ? notMade : second;
  };

  const question = asked && (
    <StaffDialog title={catalogueTexts.consequences.title} onClose={() => asked.answer(false)}>
      <ul>
        {asked.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DialogActions>
        <Button look="secondary" onClick={() => asked.answer(false)}>
          {kitTexts.cancel}
        </Button>
        <Button onClick={() => asked.answer(true)}>{catalogueTexts.consequences.go}</Button>
      </DialogActions>
    </StaffDialog>
  );
  return { change, question };
};
