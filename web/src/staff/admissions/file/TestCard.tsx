import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Button, Form, Input, Select } from "antd";
import {
  MoveTestDocument,
  RecordScoreDocument,
  type TestCard_ApplicantFragment,
  TestCard_ApplicantFragmentDoc,
} from "../../../gql/staff-admissions.ts";
import { formatCalendarDate, formatClock } from "../../../lib/dates.ts";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useChange } from "../../kit/use-change.ts";
import styles from "../Admissions.module.css";
import { figure } from "../labels.tsx";

interface Slot {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

const slotText = ({ date, startTime, endTime }: Slot): string =>
  `${formatCalendarDate(date)}, ${formatClock(startTime)} - ${formatClock(endTime)}`;

interface TestCardProps {
  readonly applicant: FragmentType<TestCard_ApplicantFragment>;
}

/** The test and its score, with the office's actions. */
export const TestCard = ({ applicant }: TestCardProps) => {
  const { data, complete } = useFragment({
    fragment: TestCard_ApplicantFragmentDoc,
    from: applicant,
  });
  if (!complete) return null;
  const { test } = data;
  return (
    <SectionCard title="Aptitude test">
      {test ? (
        <FactGrid
          columns={1}
          facts={[
            ["Held", slotText(test)],
            ["Score (%)", test.score],
          ]}
        />
      ) : (
        <p>No test is assigned: the application is not submitted.</p>
      )}
      {data.canScore && <ScoreForm applicant={data} />}
      {data.canMove && test && test.others.length > 0 && <MoveForm applicant={data} />}
    </SectionCard>
  );
};

interface TestFormProps {
  readonly applicant: TestCard_ApplicantFragment;
}

const ScoreForm = ({ applicant: { id, test } }: TestFormProps) => {
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
        label="Score (%)"
        rules={[
          {
            required: true,
            pattern: /^\s*(\d{1,2}|100)\s*$/,
            message: "Enter a whole number from 0 to 100.",
          },
        ]}
      >
        <Input inputMode="numeric" maxLength={3} />
      </Form.Item>
      <Button htmlType="submit" loading={busy}>
        Record the score
      </Button>
    </Form>
  );
};

const MoveForm = ({ applicant: { id, test } }: TestFormProps) => {
  const change = useChange(MoveTestDocument, ({ result }) => result);
  const { props, banner, busy } = useFormSubmit({
    submit: ({ testBatchId }: { testBatchId: string }) => change({ applicantId: id, testBatchId }),
  });
  return (
    <Form {...props} className={styles.form ?? ""}>
      {banner && <Alert type="error" showIcon title={banner} />}
      <Form.Item
        name="testBatchId"
        label="Move to another test"
        rules={[required("Choose a test.")]}
      >
        <Select
          options={(test?.others ?? []).map((other) => ({
            value: other.id,
            label: `${slotText(other)} · ${figure(other.placesLeft)} places left`,
          }))}
        />
      </Form.Item>
      <Button htmlType="submit" loading={busy}>
        Move
      </Button>
    </Form>
  );
};
