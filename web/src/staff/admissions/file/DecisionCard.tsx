import { Alert, Button, Form, Input, Select } from "antd";
import { useState } from "react";
import {
  type AdmissionOutcome,
  type ApplicantFileDetailsFragment,
  DecideOneDocument,
} from "../../../gql/staff-admissions.ts";
import { formatCalendarDate, formatMoment } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { texts as portalTexts } from "../../../texts.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { ReasonField } from "../../kit/ReasonField.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useChange } from "../../kit/use-change.ts";
import styles from "../Admissions.module.css";
import { answers, choicesOf, outcomes } from "../labels.ts";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.file;

interface DecisionCardProps {
  readonly applicant: ApplicantFileDetailsFragment;
}

/** The decision, and the form to decide or decide again. */
export const DecisionCard = ({ applicant }: DecisionCardProps) => {
  const { timeZone } = usePortal();
  const { decision } = applicant;
  return (
    <SectionCard title={texts.sections.decision}>
      {decision ? (
        <FactGrid
          facts={[
            [
              texts.outcome,
              <StatusTag key="outcome" kind={outcomes[decision.outcome].kind}>
                {outcomes[decision.outcome].text}
              </StatusTag>,
            ],
            ["Decided", formatMoment(decision.decidedAt, timeZone)],
            ...(decision.department ? [[texts.department, decision.department] as const] : []),
            ...(decision.answerBy
              ? [[texts.answerBy, formatCalendarDate(decision.answerBy)] as const]
              : []),
            ...(decision.answer ? [["Answer", answers[decision.answer]] as const] : []),
            ...(decision.matricNumber ? [["Matric number", decision.matricNumber] as const] : []),
            ...(decision.reason ? [["Told", decision.reason] as const] : []),
          ]}
        />
      ) : (
        <p>{texts.noDecision}</p>
      )}
      {applicant.canDecide && <DecisionForm applicant={applicant} />}
    </SectionCard>
  );
};

interface DecisionValues {
  readonly outcome: AdmissionOutcome;
  readonly departmentCode?: string;
  readonly answerBy?: string;
  readonly reason?: string;
  readonly overQuotaReason?: string;
}

const DecisionForm = ({ applicant }: DecisionCardProps) => {
  const change = useChange(DecideOneDocument, ({ result }) => result);
  const [isOver, setOver] = useState(false);
  const { form, props, banner, busy } = useFormSubmit<DecisionValues>({
    submit: async ({ outcome, departmentCode, answerBy, reason, overQuotaReason }) => {
      const refusal = await change({
        applicantId: applicant.id,
        input: {
          outcome,
          departmentCode: departmentCode ?? null,
          answerBy: answerBy || null,
          reason: reason ?? null,
          overQuotaReason: overQuotaReason ?? null,
          seenDecidedAt: applicant.decision?.decidedAt ?? null,
        },
      });
      if (refusal?.code === "QUOTA_EXCEEDED") setOver(true);
      return refusal;
    },
  });
  const outcome = Form.useWatch("outcome", form);
  return (
    <Form {...props} className={styles.form ?? ""}>
      {banner && <Alert type="error" showIcon title={banner} />}
      <Form.Item name="outcome" label={texts.decide} rules={[required("Choose a decision.")]}>
        <Select options={choicesOf(outcomes)} placeholder={portalTexts.choose} />
      </Form.Item>
      {outcome === "ADMITTED" && (
        <>
          <Form.Item
            name="departmentCode"
            label={texts.department}
            extra={`${texts.preferred}: ${applicant.department}`}
          >
            <Select
              allowClear
              showSearch={{ optionFilterProp: "label" }}
              options={applicant.departments.map(({ code, name }) => ({
                value: code,
                label: name,
              }))}
            />
          </Form.Item>
          <Form.Item
            name="answerBy"
            label={texts.answerBy}
            extra={admissionTexts.decide.answerByHint}
          >
            <Input type="date" />
          </Form.Item>
          {isOver && (
            <ReasonField
              name="overQuotaReason"
              label={texts.overReason}
              hint={kitTexts.reasonHint}
            />
          )}
        </>
      )}
      {outcome === "NOT_ADMITTED" && <ReasonField name="reason" label={texts.told} hint="" />}
      <Button type="primary" htmlType="submit" loading={busy}>
        {texts.saveDecision}
      </Button>
    </Form>
  );
};
