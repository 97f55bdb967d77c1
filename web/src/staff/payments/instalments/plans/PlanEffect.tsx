import { useLazyQuery } from "@apollo/client/react";
import { Alert, Button, Flex } from "antd";
import {
  type PaymentPlanChangeInput,
  PaymentPlanPreviewDocument,
} from "../../../../gql/staff-payments.ts";
import { failureOf } from "../../../../lib/failure.ts";
import { formatCount } from "../../../kit/format-count.ts";

/** Whom a change of a plan concerns, and what it would lock. Loaded on demand. */
export const PlanEffect = ({ change }: { readonly change: PaymentPlanChangeInput }) => {
  const [ask, { data, error, loading }] = useLazyQuery(PaymentPlanPreviewDocument, {
    fetchPolicy: "no-cache",
  });
  const answer = data?.paymentPlanPreview;
  const refusal = answer?.__typename === "Refusal" ? answer : null;
  const trouble = error ? failureOf(error).message : (refusal?.fields[0] ?? refusal)?.message;
  return (
    <Flex vertical gap="small" align="start">
      <Button
        loading={loading}
        // The error is already in `error`.
        onClick={() => void ask({ variables: { input: change } }).catch(() => undefined)}
      >
        Show what it comes to
      </Button>
      {trouble && <Alert type="error" showIcon title={trouble} />}
      {answer?.__typename === "PaymentPlanPreview" && (
        <div role="status">
          <p>{`The plan is for ${formatCount(answer.students)} ${answer.students === 1 ? "student" : "students"}.`}</p>
          {answer.consequences.length === 0 ? (
            <p>Nothing is locked for anybody, and nobody is charged a late fee.</p>
          ) : (
            <ul>
              {answer.consequences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Flex>
  );
};
