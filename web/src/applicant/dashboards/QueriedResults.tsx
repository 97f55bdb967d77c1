import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Alert } from "antd";
import {
  type QueriedResults_ApplicantFragment,
  QueriedResults_ApplicantFragmentDoc,
  ResendResultDocument,
} from "../../gql/applicant-dashboards.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { SendDocument } from "../admissions/SendDocument.tsx";

interface QueriedResultProps {
  readonly exam: string;
  readonly query: string;
  readonly number: number;
}

/** A query about a result, with the upload of a new file. */
const QueriedResult = ({ exam, query, number }: QueriedResultProps) => {
  const { toast } = useFeedback();
  const [mutate] = useMutation(ResendResultDocument);
  const send = async (result: File) => {
    const { data } = await mutate({ variables: { sitting: number, result } });
    const answer = data?.resendResult;
    if (answer?.__typename === "Refusal") return answer.message;
    toast("success", "Your result has been sent. The college will look at it again.");
    return null;
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={`A question about your ${exam} result`}
      description={
        <>
          <p>{query}</p>
          <SendDocument
            label="Your result"
            hint="A PDF of at most 5 MB, or a JPEG, PNG or WebP picture. A big picture is made smaller first."
            action="Send the result again"
            send={send}
          />
        </>
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
