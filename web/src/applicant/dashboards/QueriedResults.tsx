import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Alert, Button, Form } from "antd";
import { useState } from "react";
import {
  type QueriedResults_ApplicantFragment,
  QueriedResults_ApplicantFragmentDoc,
  ResendResultDocument,
} from "../../gql/applicant-dashboards.ts";
import { failureOf } from "../../lib/failure.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { FileField } from "../../ui/FileField.tsx";

interface QueriedResultProps {
  readonly exam: string;
  readonly query: string;
  readonly number: number;
}

/** A query about a result, with the upload of a new file. */
const QueriedResult = ({ exam, query, number }: QueriedResultProps) => {
  const { toast } = useFeedback();
  const [send, { loading }] = useMutation(ResendResultDocument);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const submit = async () => {
    setError(file ? undefined : "Choose the file of your result.");
    if (!file) return;
    try {
      const { data } = await send({ variables: { sitting: number, result: file } });
      const answer = data?.resendResult;
      if (answer?.__typename === "Refusal") setError(answer.message);
      else toast("success", "Your result has been sent. The college will look at it again.");
    } catch (cause) {
      setError(failureOf(cause).message);
    }
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={`A question about your ${exam} result`}
      description={
        <Form layout="vertical" onFinish={() => void submit()}>
          <p>{query}</p>
          <FileField
            label="Your result"
            hint="A PDF, or a JPEG, PNG or WebP picture, of at most 5 MB."
            error={error}
            accept="application/pdf,image/jpeg,image/png,image/webp"
            onChoose={(chosen) => {
              setFile(chosen);
              setError(undefined);
            }}
          />
          {file && <p role="status">{file.name}</p>}
          <Button type="primary" htmlType="submit" loading={loading}>
            {loading ? "Sending…" : "Send the result again"}
          </Button>
        </Form>
      }
    />
  );
};

interface QueriedResultsProps {
  readonly applicant: FragmentType<QueriedResults_ApplicantFragment>;
}

/** A notice for each result with a query. */
export default function QueriedResults({ applicant }: QueriedResultsProps) {
  const { data, complete } = useFragment({
    fragment: QueriedResults_ApplicantFragmentDoc,
    from: applicant,
  });
  if (!complete) return null;
  return data.application?.sittings?.map(({ examType, year, query }, index) => {
    const exam = `${examType} ${year}`;
    return query && <QueriedResult key={exam + query} {...{ exam, query }} number={index + 1} />;
  });
}
