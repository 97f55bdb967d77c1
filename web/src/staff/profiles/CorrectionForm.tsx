import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { localGovernmentsOf } from "../../../../rules/nigeria/local-governments-of.ts";
import { states } from "../../../../rules/nigeria/states.ts";
import {
  type CorrectableField,
  correctableFields,
  correctionChanges,
  correctionProblems,
} from "../../../../rules/profiles/correction.ts";
import { maritalStatuses, sexes } from "../../../../rules/profiles/personal-details.ts";
import {
  CorrectProfileDocument,
  ProfileFileDocument,
  type ProfileFileQuery,
} from "../../gql/staff-profiles.ts";
import { formatCalendarDate, isoDayIn } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { Field } from "../../ui/Field.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { maxReasonLength, reasonProblem } from "../kit/reason.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import {
  type RecordForm as RecordFormState,
  useRecordForm,
} from "../kit/record/use-record-form.ts";
import styles from "./Profile.module.css";
import { profileTexts } from "./texts.ts";

const texts = profileTexts.profiles;

type Profile = NonNullable<ProfileFileQuery["profile"]>;

type Values = Record<CorrectableField | "reason", string>;

const savedOf = (profile: Profile): Record<CorrectableField, string> => ({
  surname: profile.surname,
  firstName: profile.firstName,
  otherName: profile.otherName ?? "",
  maidenName: profile.maidenName ?? "",
  sex: profile.sex ?? "",
  dateOfBirth: profile.dateOfBirth ?? "",
  maritalStatus: profile.maritalStatus ?? "",
  nationality: profile.nationality ?? "",
  stateOfOrigin: profile.stateOfOrigin ?? "",
  lga: profile.lga ?? "",
});

const valuesOf = (profile: Profile): Values => ({ ...savedOf(profile), reason: "" });

interface CorrectionFormProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Current and new values side by side, with the reason and the evidence. */
export const CorrectionForm = ({ profile, onSaved, onCancel }: CorrectionFormProps) => {
  const client = useApolloClient();
  const { timeZone } = usePortal();
  const [evidence, setEvidence] = useState<File | null>(null);
  const [saved, setSaved] = useState(savedOf(profile));
  const changesOf = (values: Values) =>
    correctionChanges(saved, values, isoDayIn(new Date(), timeZone));
  const form: RecordFormState<Values> = useRecordForm<Values>({
    initial: { values: valuesOf(profile), revision: profile.revision },
    check: (values) => ({
      ...correctionProblems(
        saved,
        changesOf(values),
        isoDayIn(new Date(), timeZone),
        localGovernmentsOf,
      ),
      reason: reasonProblem(values.reason) ?? undefined,
    }),
    save: async (values, revision) => {
      const { data } = await client.mutate({
        mutation: CorrectProfileDocument,
        variables: {
          input: {
            id: profile.id,
            revision,
            changes: changesOf(values),
            reason: values.reason,
          },
          evidence,
        },
      });
      const answer = data?.correctProfile;
      return answer?.__typename === "Refusal" ? answer : null;
    },
    reload: async () => {
      const { data } = await client.query({
        query: ProfileFileDocument,
        variables: { id: profile.id },
        fetchPolicy: "network-only",
      });
      const now = data?.profile;
      if (!now) return null;
      setSaved(savedOf(now));
      return { values: { ...valuesOf(now), reason: form.values.reason }, revision: now.revision };
    },
    onSaved,
  });
  return (
    <RecordForm form={form} action={texts.save} onCancel={onCancel}>
      {correctableFields.map((field) => (
        <div key={field} className={styles.pair}>
          <p className={styles.now}>
            <span>{`${profileTexts.fields[field]}, ${texts.now.toLowerCase()}`}</span>
            {shownValue(field, saved[field])}
          </p>
          <CorrectedField field={field} state={form.values.stateOfOrigin} {...form.text(field)} />
        </div>
      ))}
      <TextAreaField
        label={texts.reason}
        maxLength={maxReasonLength}
        {...form.text("reason")}
        hint={texts.reasonHint}
      />
      <Field label={texts.evidence} hint={texts.evidenceHint} error={form.errors.evidence}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".pdf,image/jpeg,image/png,image/webp"
            onChange={(event) => setEvidence(event.currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
    </RecordForm>
  );
};

const shownValue = (field: CorrectableField, value: string): string => {
  if (value === "") return "–";
  return field === "dateOfBirth" ? formatCalendarDate(value) : value;
};

interface CorrectedFieldProps {
  readonly field: CorrectableField;
  /** The state whose local governments can be chosen. */
  readonly state: string;
  readonly name: string;
  readonly value: string;
  readonly error?: string;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

const choicesOf = (field: CorrectableField, state: string): readonly string[] | undefined => {
  if (field === "sex") return sexes;
  if (field === "maritalStatus") return maritalStatuses;
  if (field === "stateOfOrigin") return states;
  return field === "lga" ? localGovernmentsOf(state) : undefined;
};

const CorrectedField = ({ field, state, ...control }: CorrectedFieldProps) => {
  const label = profileTexts.fields[field] ?? field;
  const choices = choicesOf(field, state);
  if (choices) return <SelectField label={label} choices={choices} {...control} />;
  return (
    <TextField
      label={label}
      type={field === "dateOfBirth" ? "date" : "text"}
      autoComplete="off"
      {...control}
    />
  );
};
