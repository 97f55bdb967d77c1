import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Button, Form, Input, Select } from "antd";
import { useState } from "react";
import {
  type AdmissionOutcome,
  DecideOneDocument,
  type DecisionCard_ApplicantFragment,
  DecisionCard_ApplicantFragmentDoc,
} from "../../../gql/staff-admissions.ts";
import { formatCalendarDate, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts } from "../../../texts.ts";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { ReasonField } from "../../kit/ReasonField.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useChange } from "../../kit/use-change.ts";
import styles from "../Admissions.module.css";
import {
  answerByHint,
  answers,
  choicesOf,
  departmentChoices,
  outcomes,
  overQuotaLabel,
  stateTag,
} from "../labels.tsx";

interface DecisionCardProps {
  readonly applicant: FragmentType<DecisionCard_ApplicantFragment>;
}

/** The decision, and the form to decide or decide again. */
export const DecisionCard = ({ applicant }: DecisionCardProps) => {
  const { timeZone } = usePortal();
  const { data, complete } = useFragment({
    fragment: DecisionCard_ApplicantFragmentDoc,
    from: applicant,
  });
  if (!complete) return null;
  const { decision } = data;
  return (
    <SectionCard title="Decision">
      {decision ? (
        <FactGrid
          columns={1}
          facts={[
            ["Decision", stateTag(outcomes[decision.outcome])],
            ["Decided", formatMoment(decision.decidedAt, timeZone)],
            ...(decision.department ? [["Admitted to", decision.department] as const] : []),
            ...(decision.answerBy
              ? [["Last day to answer", formatCalendarDate(decision.answerBy)] as const]
              : []),
            ...(decision.answer ? [["Answer", answers[decision.answer]] as const] : []),
            ...(decision.matricNumber ? [["Matric number", decision.matricNumber] as const] : []),
            ...(decision.reason ? [["Told", decision.reason] as const] : []),
          ]}
        />
      ) : (
        <p>Nothing is decided yet.</p>
      )}
      {data.canDecide && <DecisionForm applicant={data} />}
    </SectionCard>
  );
};

interface DecisionValues {
  readonly outcome: AdmissionOutcome;
  readonly departmentCode?: string;
  readonly programmeCode?: string;
  readonly answerBy?: string;
  readonly reason?: string;
  readonly overQuotaReason?: string;
}

const programmesOf = (
  { departments }: Pick<DecisionCard_ApplicantFragment, "departments">,
  departmentCode: string,
) => departments.find(({ code }) => code === departmentCode)?.programmes ?? [];

const DecisionForm = ({ applicant }: { applicant: DecisionCard_ApplicantFragment }) => {
  const change = useChange(DecideOneDocument, ({ result }) => result);
  const [isOver, setOver] = useState(false);
  const { form, props, banner, busy } = useFormSubmit<DecisionValues>({
    submit: async ({ outcome, departmentCode, programmeCode, answerBy, ...reasons }) => {
      const refusal = await change({
        applicantId: applicant.id,
        input: {
          outcome,
          departmentCode: departmentCode ?? null,
          programmeCode: (programmes.length > 0 && programmeCode) || null,
          answerBy: answerBy || null,
          reason: reasons.reason ?? null,
          overQuotaReason: reasons.overQuotaReason ?? null,
          seenDecidedAt: applicant.decision?.decidedAt ?? null,
        },
      });
      if (refusal?.code === "QUOTA_EXCEEDED") setOver(true);
      return refusal;
    },
  });
  const outcome = Form.useWatch("outcome", form);
  const departmentCode = Form.useWatch("departmentCode", form) ?? applicant.departmentCode;
  const programmes = programmesOf(applicant, departmentCode);
  const preferred = programmes.find(({ code }) => code === applicant.programmeCode);
  return (
    <Form {...props} className={styles.form ?? ""}>
      {banner && <Alert type="error" showIcon title={banner} />}
      <Form.Item name="outcome" label="Decide" rules={[required("Choose a decision.")]}>
        <Select options={choicesOf(outcomes)} placeholder={texts.choose} />
      </Form.Item>
      {outcome === "ADMITTED" && (
        <>
          <Form.Item
            name="departmentCode"
            label="Admitted to"
            extra={`The preferred course: ${applicant.department}`}
          >
            <Select
              allowClear
              showSearch={{ optionFilterProp: "label" }}
              options={departmentChoices(applicant.departments)}
            />
          </Form.Item>
          {programmes.length > 0 && (
            <Form.Item
              key={departmentCode}
              name="programmeCode"
              label="Programme"
              preserve={false}
              {...(preferred
                ? { extra: `The preferred programme: ${preferred.name}` }
                : { rules: [required("Choose the programme.")] })}
            >
              <Select allowClear options={departmentChoices(programmes)} />
            </Form.Item>
          )}
          <Form.Item name="answerBy" label="Last day to answer" extra={answerByHint}>
            <Input type="date" />
          </Form.Item>
          {isOver && (
            <ReasonField name="overQuotaReason" label={overQuotaLabel} hint={kitTexts.reasonHint} />
          )}
        </>
      )}
      {outcome === "NOT_ADMITTED" && (
        <ReasonField name="reason" label="What the applicant is told as the reason" hint="" />
      )}
      <Button type="primary" htmlType="submit" loading={busy}>
        Record the decision
      </Button>
    </Form>
  );
};
