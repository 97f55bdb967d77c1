import { useState } from "react";
import { states } from "../../../../../rules/nigeria/states.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import styles from "./Correction.module.css";
import {
  type CorrectedName,
  type CorrectedValues,
  correctedNames,
  type RequestCorrection,
} from "./correction.ts";
import { correctionTexts as texts } from "./correction-texts.ts";

const largest = 5 * 1024 * 1024;

const choices: Partial<Record<CorrectedName, readonly string[]>> = {
  sex: ["Female", "Male"],
  maritalStatus: ["Single", "Married", "Divorced", "Widowed"],
  stateOfOrigin: states,
};

const required = {
  surname: null,
  firstName: null,
  otherName: null,
  sex: null,
  dateOfBirth: null,
  nationality: null,
  stateOfOrigin: null,
  lga: null,
  maidenName: null,
  maritalStatus: null,
  explanation: texts.explanationMissing,
} as const;

interface CorrectionFormProps {
  readonly saved: CorrectedValues;
  readonly ask: RequestCorrection;
}

/** The request form: what to correct, why, and a supporting document. Correct values are left as they are. */
export const CorrectionForm = ({ saved, ask }: CorrectionFormProps) => {
  const [evidence, setEvidence] = useState<File | null>(null);
  const [evidenceError, setEvidenceError] = useState<string>();
  const form = useForm({
    required,
    initial: saved,
    networkText: texts.network,
    submit: async ({ explanation, ...values }) => {
      const changed = correctedNames.filter((name) => values[name] !== saved[name]);
      if (changed.length === 0) return { message: texts.nothingDiffers, fields: [] };
      if (!evidence) {
        setEvidenceError(texts.evidenceMissing);
        return { message: texts.evidenceMissing, fields: [] };
      }
      const changes = Object.fromEntries(changed.map((name) => [name, values[name]]));
      const refusal = await ask(changes, explanation, evidence);
      setEvidenceError(refusal?.fields.find(({ field }) => field === "evidence")?.message);
      return refusal;
    },
  });
  const choose = (file: File | null) => {
    const isTooLarge = file !== null && file.size > largest;
    setEvidence(isTooLarge ? null : file);
    setEvidenceError(isTooLarge ? texts.evidenceTooLarge : undefined);
  };
  return (
    <Card>
      <form className={styles.form} {...form.props}>
        {form.banner && <Notice kind="error">{form.banner}</Notice>}
        <div className={styles.fields}>
          {correctedNames.map((name) => {
            const offered = choices[name];
            const label = texts.fields[name];
            return offered ? (
              <SelectField key={name} label={label} choices={offered} {...form.field(name)} />
            ) : (
              <TextField
                key={name}
                label={label}
                type={name === "dateOfBirth" ? "date" : "text"}
                maxLength={60}
                {...form.field(name)}
              />
            );
          })}
        </div>
        <TextAreaField
          label={texts.explanation}
          maxLength={500}
          rows={3}
          {...form.field("explanation")}
        />
        <Field label={texts.evidence} hint={texts.evidenceHint} error={evidenceError}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".pdf,image/jpeg,image/png,image/webp"
              onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
            />
          )}
        </Field>
        <Button type="submit" busy={form.busy}>
          {form.busy ? texts.sending : texts.send}
        </Button>
      </form>
    </Card>
  );
};
