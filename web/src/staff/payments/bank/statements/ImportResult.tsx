import { Alert, Button, Flex } from "antd";
import type { ImportStatementMutation_importStatement_StatementImport as StatementImport } from "../../../../gql/staff-payments.ts";
import { ButtonLink } from "../../../../ui/ButtonLink.tsx";
import { formatCount } from "../../../kit/format-count.ts";
import { SectionCard } from "../../../kit/SectionCard.tsx";
import { DialogActions } from "../../../kit/StaffDialog.tsx";
import { useStaffPath } from "../../../shell/role-context.ts";
import styles from "./Import.module.css";
import { KindSums } from "./KindSums.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";

interface ImportResultProps {
  readonly outcome: StatementImport;
  readonly onAnother: () => void;
}

/** What was imported. It takes the focus, because the pressed button is gone. */
export const ImportResult = ({ outcome, onAnother }: ImportResultProps) => {
  const to = useStaffPath();
  const box = useArrivalFocus();
  const countOf = (...kinds: readonly string[]): number =>
    outcome.sums
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { rows }) => sum + rows, 0);
  const receipts = countOf("MATCHED", "SHORT", "OVER");
  const leftovers = countOf("AMBIGUOUS", "UNMATCHED");
  return (
    <div ref={box} tabIndex={-1} className={styles.step}>
      <SectionCard title="The result">
        <Flex vertical gap="middle">
          <Alert
            type="success"
            role="status"
            showIcon
            title="The statement is imported."
            description={`${receipts === 1 ? "1 receipt was" : `${formatCount(receipts)} receipts were`} written, and ${leftovers === 1 ? "1 payment is" : `${formatCount(leftovers)} payments are`} left to match.`}
          />
          <KindSums sums={outcome.sums} />
          <DialogActions>
            <Button onClick={onAnother}>Import another</Button>
            {outcome.statementId !== null && (
              <ButtonLink to={to(`bank-statements/${outcome.statementId}`)}>
                Open the statement
              </ButtonLink>
            )}
            {leftovers > 0 && outcome.statementId !== null && (
              <ButtonLink
                type="primary"
                to={to(`bank-rows?statement=${outcome.statementId}&isWaiting=yes`)}
              >
                See what to match
              </ButtonLink>
            )}
          </DialogActions>
        </Flex>
      </SectionCard>
    </div>
  );
};
