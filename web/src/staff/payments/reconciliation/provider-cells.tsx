import { Button, Flex } from "antd";
import { Link } from "react-router-dom";
import type { ReconciliationQuery } from "../../../gql/staff-payments.ts";
import { formatAmount } from "../../../lib/money.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { formatCount } from "../../kit/format-count.ts";
import type { StaffQuery } from "../../kit/use-staff-query.ts";
import { type ProviderCells, SumText } from "./ChannelTable.tsx";
import { countedThings, matchStates } from "./channel-labels.ts";

/** The provider's side, which may be slow or missing: the other channels do not wait for it. */
export const providerCells = (
  { data, failure, loading, reload }: StaffQuery<ReconciliationQuery>,
  /** The address of the transactions. */
  details: string,
): ProviderCells => {
  const answer = data?.reconciliation;
  if (answer?.__typename === "Reconciliation" && failure === null) {
    const { ledger, provider, states } = answer;
    const others = states.filter(({ state }) => state !== "MATCHED");
    const kobo = Math.round(provider.amount * 100) - Math.round(ledger.amount * 100);
    return {
      source: (
        <Link to={details}>
          <SumText sum={provider} of={countedThings.ONLINE[1]} />
        </Link>
      ),
      difference: formatAmount(kobo / 100),
      parts: others.length > 0 && (
        <Flex vertical>
          {others.map(({ state, count, amount }) => (
            <Link key={state} to={details}>
              {`${matchStates[state]}: ${formatAmount(amount)} (${formatCount(count)})`}
            </Link>
          ))}
        </Flex>
      ),
    };
  }
  const message = failure?.message ?? (answer?.__typename === "Refusal" ? answer.message : null);
  return {
    source:
      message === null ? (
        <span role="status">Asking the provider…</span>
      ) : (
        <Flex vertical align="end" gap="small">
          <StatusTag kind="bad">{message}</StatusTag>
          <Button size="small" loading={loading} onClick={reload}>
            Ask the provider again
          </Button>
        </Flex>
      ),
    difference: null,
    parts: null,
  };
};
