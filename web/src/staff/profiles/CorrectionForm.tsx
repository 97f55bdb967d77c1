import { UploadOutlined } from "@ant-design/icons";
import { useApolloClient } from "@apollo/client/react";
import { Button, Form, Input, Select, Upload, type UploadFile } from "antd";
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
import { useSave } from "../../lib/use-save.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { maxReasonLength, reasonProblem } from "../kit/reason.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { type RecordForm as FormState, useRecordForm } from "../kit/record/use-record-form.ts";
import styles from "./Profile.module.css";
import { profileTexts } from "./texts.ts";

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
  const [correct] = useSave(CorrectProfileDocument);
  const { timeZone } = usePortal();
  const [evidence, setEvidence] = useState<File | null>(null);
  const [saved, setSaved] = useState(savedOf(profile));
  const changesOf = (values: Values) =>
    correctionChanges(saved, values, isoDayIn(new Date(), timeZone));
  const form = useRecordForm<Values>({
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
      const { correctProfile: answer } = await correct({
        input: { id: profile.id, revision, changes: changesOf(values), reason: values.reason },
        evidence,
      });
      return answer.__typename === "Refusal" ? answer : null;
    },
    reload: async (typed) => {
      const { data } = await client.query({
        query: ProfileFileDocument,
        variables: { id: profile.id },
        fetchPolicy: "network-only",
      });
      const now = data?.profile;
      if (!now) return null;
      setSaved(savedOf(now));
      return { values: { ...valuesOf(now), reason: typed.reason }, revision: now.revision };
    },
    onSaved,
  });
  const state: string | undefined = Form.useWatch("stateOfOrigin", form.instance);
  return (
    <RecordForm form={form} action="Correct the profile" onCancel={onCancel}>
      {correctableFields.map((field) => (
        <div key={field} className={styles.pair}>
          <p className={styles.now}>
            <span>{`${profileTexts.fields[field]}, now`}</span>
            {shownValue(field, saved[field])}
          </p>
          <CorrectedField field={field} state={state ?? saved.stateOfOrigin} form={form} />
        </div>
      ))}
      <Form.Item
        label="Reason"
        {...form.item("reason", "What shows that this is right: it is kept in the audit log.")}
      >
        <Input.TextArea rows={2} maxLength={maxReasonLength} />
      </Form.Item>
      <Form.Item
        name="evidence"
        label="Evidence"
        extra="A PDF, or a JPEG, PNG or WebP picture, of at most 5 MB."
        valuePropName="fileList"
        getValueFromEvent={({ fileList }: { fileList: UploadFile[] }) => fileList}
      >
        <Upload
          accept=".pdf,image/jpeg,image/png,image/webp"
          maxCount={1}
          beforeUpload={() => false}
          onChange={({ fileList }) => setEvidence(fileList[0]?.originFileObj ?? null)}
        >
          <Button icon={<UploadOutlined aria-hidden />}>Choose a file</Button>
        </Upload>
      </Form.Item>
    </RecordForm>
  );
};

const shownValue = (field: CorrectableField, value: string): string => {
  if (value === "") return "–";
  return field === "dateOfBirth" ? formatCalendarDate(value) : value;
};

const choicesOf = (field: CorrectableField, state: string): readonly string[] | undefined => {
  if (field === "sex") return sexes;
  if (field === "maritalStatus") return maritalStatuses;
  if (field === "stateOfOrigin") return states;
  return field === "lga" ? localGovernmentsOf(state) : undefined;
};

interface CorrectedFieldProps {
  readonly field: CorrectableField;
  /** The state whose local governments can be chosen. */
  readonly state: string;
  readonly form: FormState<Values>;
}

const CorrectedField = ({ field, state, form }: CorrectedFieldProps) => {
  const label = profileTexts.fields[field] ?? field;
  const choices = choicesOf(field, state);
  if (choices) {
    return (
      <Form.Item label={label} {...form.choice(field)}>
        <Select showSearch options={choices.map((value) => ({ value }))} />
      </Form.Item>
    );
  }
  return (
    <Form.Item label={label} {...form.item(field)}>
      <Input type={field === "dateOfBirth" ? "date" : "text"} autoComplete="off" />
    </Form.Item>
  );
};
