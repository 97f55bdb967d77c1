import { useMutation } from "@apollo/client/react";
import { Alert, Button, Form } from "antd";
import { useState } from "react";
import {
  type QueriedResults_ApplicationFragment,
  ResendResultDocument,
} from "../../gql/applicant-dashboards.ts";
import { failureOf } from "../../lib/failure.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { FileField } from "../../ui/FileField.tsx";
import { texts } from "../texts.ts";

type Sitting = NonNullable<QueriedResults_ApplicationFragment["sittings"]>[number];

/** A query about a result, with the upload of a new file. */
const QueriedResult = ({ sitting, number }: { sitting: Sitting; number: number }) => {
  const { toast } = useFeedback();
  const [send, { loading }] = useMutation(ResendResultDocument);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const submit = async () => {
    setError(file ? undefined : texts.queried.missing);
    if (!file) return;
    try {
      const { data } = await send({ variables: { sitting: number, result: file } });
      const answer = data?.resendResult;
      if (answer?.__typename === "Refusal") setError(answer.message);
      else toast("success", texts.queried.done);
    } catch (cause) {
      setError(failureOf(cause).message);
    }
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.queried.title(`${sitting.examType} ${sitting.year}`)}
      description={
        <Form layout="vertical" onFinish={() => void submit()}>
          <p>{sitting.query}</p>
          <FileField
            label={texts.queried.file}
            hint={texts.queried.hint}
            error={error}
            accept="application/pdf,image/jpeg,image/png,image/webp"
            onChoose={(chosen) => {
              setFile(chosen);
              setError(undefined);
            }}
          />
          {file && <p role="status">{file.name}</p>}
          <Button type="primary" htmlType="submit" loading={loading}>
            {loading ? texts.queried.sending : texts.queried.send}
          </Button>
        </Form>
      }
    />
  );
};

/** A notice for each result with a query. */
export default function QueriedResults({ sittings }: { sittings: readonly Sitting[] }) {
  return sittings.map(
    (sitting, index) =>
      sitting.query && (
        <QueriedResult
          key={`${sitting.examType}${sitting.year}${sitting.query}`}
          sitting={sitting}
          number={index + 1}
        />
      ),
  );
}
