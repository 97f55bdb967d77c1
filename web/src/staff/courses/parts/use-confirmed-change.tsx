import { Button } from "antd";
import { useState } from "react";
import type { CatalogueOutcomeFragment } from "../../../gql/staff-courses.ts";
import { kitTexts } from "../../kit/kit-texts.ts";
import { type RecordRefusal, useRecordForm } from "../../kit/record/use-record-form.ts";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";

/** A completed change. `id` is the record's; null if it was deleted. */
interface Done {
  readonly id: string | null;
}

type Send = (isConfirmed: boolean) => Promise<CatalogueOutcomeFragment>;

export const isRefused = (outcome: Done | RecordRefusal): outcome is RecordRefusal =>
  "code" in outcome;

/**
 * Runs changes with consequences: they are listed in a question, which the screen renders, and the change is made when
 * they are confirmed.
 */
export const useConfirmedChange = () => {
  const [asked, setAsked] = useState<{
    readonly sentences: readonly string[];
    readonly answer: (isConfirmed: boolean) => void;
  } | null>(null);

  const ask = (sentences: readonly string[]): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked(null);
        resolve(isConfirmed);
      };
      setAsked({ sentences, answer });
    });

  const change = async (send: Send): Promise<Done | RecordRefusal> => {
    const first = await send(false);
    if (first.__typename !== "CatalogueConsequences") return first;
    const notMade = { code: "NOT_CONFIRMED", message: "Nothing was saved.", fields: [] };
    if (!(await ask(first.sentences))) return notMade;
    const second = await send(true);
    return second.__typename === "CatalogueConsequences" ? notMade : second;
  };

  const question = asked && (
    <StaffDialog title="What else comes of this" onClose={() => asked.answer(false)}>
      <ul>
        {asked.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => asked.answer(false)}>{kitTexts.cancel}</Button>
        <Button type="primary" onClick={() => asked.answer(true)}>
          Go ahead
        </Button>
      </DialogActions>
    </StaffDialog>
  );
  return { change, question };
};

type RecordFormOptions<Values extends object> = Parameters<typeof useRecordForm<Values>>[0];

interface ConfirmedFormOptions<Values extends object>
  extends Pick<RecordFormOptions<Values>, "initial" | "check" | "reload"> {
  readonly send: (
    values: Values,
    revision: number,
    isConfirmed: boolean,
  ) => Promise<{ readonly result: CatalogueOutcomeFragment }>;
  readonly onSaved: (id: string | null) => void;
}

/** The form of a record whose change may have consequences. */
export const useConfirmedForm = <Values extends object>({
  send,
  onSaved,
  ...options
}: ConfirmedFormOptions<Values>) => {
  const { change, question } = useConfirmedChange();
  const form = useRecordForm<Values>({
    ...options,
    save: async (values, revision) => {
      const outcome = await change(
        async (isConfirmed) => (await send(values, revision, isConfirmed)).result,
      );
      if (isRefused(outcome)) return outcome;
      onSaved(outcome.id);
      return null;
    },
    onSaved: () => undefined,
  });
  return { form, question };
};
