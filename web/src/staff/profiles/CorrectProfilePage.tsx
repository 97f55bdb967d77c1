import { UploadOutlined } from "@ant-design/icons";
import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Form, Input, Select, Upload, type UploadFile } from "antd";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { localGovernmentsOf } from "../../../../rules/nigeria/local-governments-of.ts";
import { states } from "../../../../rules/nigeria/states.ts";
import {
  type CorrectableField,
  correctableFields,
  correctionChanges,
  correctionProblems,
} from "../../../../rules/profiles/correction.ts";
import { maritalStatuses, sexes } from "../../../../rules/profiles/personal-details.ts";
import { CorrectProfileDocument, ProfileFileDocument } from "../../gql/staff-profiles.ts";
import { formatCalendarDate, isoDayIn } from "../../lib/dates.ts";
import { useSave } from "../../lib/use-save.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { maxReasonLength, reasonProblem } from "../kit/reason.ts";
import { RecordForm } from "../kit/record/RecordForm.tsx";
import { useRecordForm } from "../kit/record/use-record-form.ts";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import styles from "./Profile.module.css";
import { profileFieldLabels } from "./personal-facts.ts";
import { RequestList } from "./RequestList.tsx";
import { fullName, profileTexts } from "./texts.ts";

type Saved = Record<CorrectableField, string>;

type Values = Saved & { readonly reason: string; readonly evidence: readonly UploadFile[] };

type Profile = Readonly<Record<CorrectableField, string | null>> & {
  readonly id: string;
  readonly revision: number;
};

const savedOf = (profile: Profile): Saved =>
  Object.fromEntries(correctableFields.map((field) => [field, profile[field] ?? ""])) as Saved;

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

interface CorrectionFormProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Current and new values side by side, with the reason and the evidence. */
const CorrectionForm = ({ profile, onSaved, onCancel }: CorrectionFormProps) => {
  const { id, revision } = profile;
  const client = useApolloClient();
  const [correct] = useSave(CorrectProfileDocument);
  const { timeZone } = usePortal();
  const [saved, setSaved] = useState(savedOf(profile));
  const today = () => isoDayIn(new Date(), timeZone);
  const form = useRecordForm<Values>({
    initial: { values: { ...savedOf(profile), reason: "", evidence: [] }, revision },
    check: (values) => ({
      ...correctionProblems(
        saved,
        correctionChanges(saved, values, today()),
        today(),
        localGovernmentsOf,
      ),
      reason: reasonProblem(values.reason) ?? undefined,
    }),
    save: async (values, base) => {
      const changes = correctionChanges(saved, values, today());
      const { correctProfile: answer } = await correct({
        input: { id, revision: base, changes, reason: values.reason },
        evidence: values.evidence[0]?.originFileObj ?? null,
      });
      return answer.__typename === "Refusal" ? answer : null;
    },
    reload: async ({ reason, evidence }) => {
      const { data } = await client.query({
        query: ProfileFileDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      const now = data?.profile;
      if (!now) return null;
      setSaved(savedOf(now));
      return { values: { ...savedOf(now), reason, evidence }, revision: now.revision };
    },
    onSaved,
  });
  const state: string = Form.useWatch("stateOfOrigin", form.instance) ?? saved.stateOfOrigin;
  return (
    <RecordForm form={form} action="Correct the profile" onCancel={onCancel}>
      {correctableFields.map((field) => {
        const label = profileFieldLabels[field];
        const options = choicesOf(field, state)?.map((value) => ({ value }));
        return (
          <div key={field} className={styles.pair}>
            <p className={styles.now}>
              <span>{`${label}, now`}</span>
              {shownValue(field, saved[field])}
            </p>
            {options ? (
              <Form.Item label={label} {...form.choice(field)}>
                <Select showSearch options={options} />
              </Form.Item>
            ) : (
              <Form.Item label={label} {...form.item(field)}>
                <Input type={field === "dateOfBirth" ? "date" : "text"} autoComplete="off" />
              </Form.Item>
            )}
          </div>
        );
      })}
      <Form.Item
        label="Reason"
        {...form.item("reason", "What shows that this is right: it is kept in the audit log.")}
      >
        <Input.TextArea rows={2} maxLength={maxReasonLength} />
      </Form.Item>
      <Form.Item
        label="Evidence"
        {...form.item("evidence", "A PDF, or a JPEG, PNG or WebP picture, of at most 5 MB.")}
        valuePropName="fileList"
        getValueFromEvent={({ fileList }: { fileList: UploadFile[] }) => fileList}
      >
        <Upload
          accept=".pdf,image/jpeg,image/png,image/webp"
          maxCount={1}
          beforeUpload={() => false}
        >
          <Button icon={<UploadOutlined aria-hidden />}>Choose a file</Button>
        </Upload>
      </Form.Item>
    </RecordForm>
  );
};

export default function CorrectProfilePage() {
  const { profileId = "" } = useParams();
  const { toast } = useFeedback();
  const to = useStaffPath();
  const navigate = useNavigate();
  const query = useStaffQuery(ProfileFileDocument, { id: profileId });
  const profile = query.data?.profile;
  useBreadcrumbLabel("profileId", profile && `${profile.number} · ${fullName(profile)}`);
  const leave = () => void navigate(to(`profiles/${profileId}`));
  return (
    <StaffPage
      title={profile ? fullName(profile) : profileTexts.titles.correct}
      lead={profile && `${profileTexts.kinds[profile.kind]} ${profile.number}`}
    >
      <QueryBoundary query={query}>
        {({ profile: one }) =>
          one === null ? (
            <Alert type="warning" showIcon title="There is no such profile." />
          ) : (
            <>
              <SectionCard title={profileTexts.titles.correct}>
                <CorrectionForm
                  key={one.id}
                  profile={one}
                  onCancel={leave}
                  onSaved={() => {
                    toast("success", "The profile is corrected.");
                    leave();
                  }}
                />
              </SectionCard>
              <RequestList profile={one} />
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
