import { Alert, Button, Form, Input, Select } from "antd";
import {
  type ApplicantFileDetailsFragment,
  MoveTestDocument,
  RecordScoreDocument,
} from "../../../gql/staff-admissions.ts";
import { formatCalendarDate, formatClock } from "../../../lib/dates.ts";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useChange } from "../../kit/use-change.ts";
import styles from "../Admissions.module.css";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.file;

interface TestCardProps {
  readonly applicant: ApplicantFileDetailsFragment;
}

const slotText = (slot: {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}): string =>
  `${formatCalendarDate(slot.date)}, ${formatClock(slot.startTime)} - ${formatClock(slot.endTime)}`;

/** The test and its score, with the office's actions. */
export const TestCard = ({ applicant }: TestCardProps) => {
  const { test } = applicant;
  return (
    <SectionCard title={texts.sections.test}>
      {test ? (
        <FactGrid
          facts={[
            ["Held", slotText(test)],
            [texts.score, test.score === null ? null : String(test.score)],
          ]}
        />
      ) : (
        <p>{texts.noTest}</p>
      )}
      {applicant.canScore && <ScoreForm applicant={applicant} />}
      {applicant.canMove && <MoveForm applicant={applicant} />}
    </SectionCard>
  );
};

const ScoreForm = ({ applicant: { id, test } }: TestCardProps) => {
  const change = useChange(RecordScoreDocument, ({ result }) => result);
  const { props, banner, busy } = useFormSubmit({
    submit: ({ score }: { score: string }) =>
      change({ applicantId: id, score: Number(score), seenScore: test?.score ?? null }),
  });
  return (
    <Form
      {...props}
      className={styles.form ?? ""}
      initialValues={{ score: String(test?.score ?? "") }}
    >
      {banner && <Alert type="error" showIcon title={banner} />}
      <Form.Item
        name="score"
        label={texts.score}
        rules={[{ required: true, pattern: /^\s*(\d{1,2}|100)\s*$/, message: texts.scoreProblem }]}
      >
        <Input inputMode="numeric" maxLength={3} />
      </Form.Item>
      <Button htmlType="submit" loading={busy}>
        {texts.saveScore}
      </Button>
    </Form>
  );
};

const MoveForm = ({ applicant: { id, test } }: TestCardProps) => {
  const change = useChange(MoveTestDocument, ({ result }) => result);
  const { props, banner, busy } = useFormSubmit({
    submit: ({ testBatchId }: { testBatchId: string }) => change({ applicantId: id, testBatchId }),
  });
  const others = test?.others ?? [];
  if (others.length === 0) return null;
  return (
    <Form {...props} className={styles.form ?? ""}>
      {banner && <Alert type="error" showIcon title={banner} />}
      <Form.Item name="testBatchId" label={texts.move} rules={[required("Choose a test.")]}>
        <Select
          options={others.map((other) => ({
            value: other.id,
            label: `${slotText(other)} · ${texts.placesLeft(other.placesLeft)}`,
          }))}
        />
      </Form.Item>
      <Button htmlType="submit" loading={busy}>
        {texts.saveMove}
      </Button>
    </Form>
  );
};
