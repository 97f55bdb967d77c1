import { useLazyQuery } from "@apollo/client/react";
import { Alert, Button, Flex } from "antd";
import {
  type AdjustmentLineInput,
  AdjustmentPreviewDocument,
} from "../../../../gql/staff-payments.ts";
import { failureOf } from "../../../../lib/failure.ts";
import { EffectTable } from "../EffectTable.tsx";

interface AdjustmentEffectProps {
  readonly studentId: string;
  /** The typed amounts. */
  readonly lines: readonly AdjustmentLineInput[];
}

/** What the typed amounts make of the account. Loaded on demand. */
export const AdjustmentEffect = ({ studentId, lines }: AdjustmentEffectProps) => {
  const [ask, { data, error, loading }] = useLazyQuery(AdjustmentPreviewDocument, {
    fetchPolicy: "no-cache",
  });
  const answer = data?.adjustmentPreview;
  const refusal = answer?.__typename === "Refusal" ? answer : null;
  const trouble = error ? failureOf(error).message : (refusal?.fields[0] ?? refusal)?.message;
  return (
    <Flex vertical gap={14}>
      <div>
        <Button
          loading={loading}
          onClick={() =>
            // The error is already in `error`.
            void ask({ variables: { studentId, lines: [...lines] } }).catch(() => undefined)
          }
        >
          Show what it comes to
        </Button>
      </div>
      {trouble && <Alert type="error" showIcon title={trouble} />}
      {answer?.__typename === "AdjustmentEffect" && <EffectTable effect={answer} />}
    </Flex>
  );
};
