import { Alert, Button, Flex } from "antd";
import { useId, useState } from "react";
import { CreatePaymentSlipDocument } from "../../../gql/student-payments.ts";
import { failureOf } from "../../../lib/failure.ts";
import { formatAmount } from "../../../lib/money.ts";
import { chosenOf, type PayableItem, sumOf } from "../../../lib/payable-items.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { useSave } from "../../../lib/use-save.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { ItemsField } from "../../../ui/ItemsField.tsx";
import type { MadeSlip } from "./SlipCard.tsx";
import styles from "./Slips.module.css";

interface MakeSlipProps {
  readonly items: readonly PayableItem[];
  readonly onMade: (slip: MadeSlip) => void;
  /** Called after a refusal, to reload what is owed: some of it may be paid meanwhile. */
  readonly onRefused: () => void;
}

/** Asks what is to be paid, and makes the slip. The same choice gets the open slip again. */
export const MakeSlip = ({ items, onMade, onRefused }: MakeSlipProps) => {
  const { currencySymbol } = usePortal();
  const { toast } = useFeedback();
  const [create] = useSave(CreatePaymentSlipDocument);
  const labelId = useId();
  const problemId = useId();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = chosenOf(items, keys);
  const choose = (next: readonly string[]) => {
    setKeys(next);
    setProblem(null);
  };
  const [make, busy] = useOnce(async () => {
    if (chosen.length === 0) {
      setProblem("Choose what you want to pay.");
      return;
    }
    try {
      const { createPaymentSlip: answer } = await create({ items: chosen.map(({ key }) => key) });
      if (answer.__typename === "Refusal") {
        setProblem(answer.fields[0]?.message ?? answer.message);
        onRefused();
        return;
      }
      setKeys([]);
      toast("success", "Your payment slip is ready.");
      onMade({ id: answer.id });
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  });
  return (
    <Flex vertical gap="middle">
      <p>
        Choose what to pay, print the slip and pay at a bank or by Remita. The slip's reference
        tells the college that the money is yours. Your receipt comes by email.
      </p>
      <div>
        <p id={labelId} className={styles.label}>
          What do you want to pay?
        </p>
        <ItemsField
          items={items}
          labelId={labelId}
          value={keys}
          onChange={choose}
          {...(problem !== null && { "aria-describedby": problemId })}
        />
      </div>
      {problem !== null && <Alert id={problemId} type="error" showIcon title={problem} />}
      <Flex wrap gap="small" align="center" justify="space-between">
        <span className={styles.sum}>
          {`To pay: ${currencySymbol}${formatAmount(sumOf(chosen))}`}
        </span>
        <Button type="primary" aria-disabled={busy || undefined} onClick={() => void make()}>
          {busy ? "Making the slip..." : "Make the slip"}
        </Button>
      </Flex>
    </Flex>
  );
};
