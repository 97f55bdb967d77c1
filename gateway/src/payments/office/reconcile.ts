import { reconciliation } from "../../../../contract/payments/payment-records.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import { orRefusal } from "../../graphql/refusal.ts";
import { exportLinks } from "../../lists/export-links.ts";
import { upper } from "./words.ts";

/** The provider's books of some days beside the ledger. The college asks the provider, page by page: it may take a while. */
export const reconcile = (
  from: string,
  until: string,
  { college }: GatewayContext,
): Promise<Awaited<ResolversTypes["ReconciliationResult"]>> =>
  orRefusal(async () => {
    const told = await college.read(reconciliation, { query: { from, until }, isSlow: true });
    return {
      __typename: "Reconciliation",
      from: told.from,
      until: told.until,
      ledger: told.ledger,
      provider: told.provider,
      states: told.states.map(({ state, ...total }) => ({ ...total, state: upper(state) })),
      rows: told.rows.map((row) => ({
        reference: row.reference,
        state: upper(row.state),
        paymentId: row.paymentId === null ? null : String(row.paymentId),
        purpose: row.purpose === null ? null : upper(row.purpose),
        payer: row.payer,
        ledgerAmount: row.ledgerAmount,
        ledgerPaidAt: row.ledgerPaidAt,
        providerAmount: row.providerAmount,
        providerCurrency: row.providerCurrency,
        providerPaidAt: row.providerPaidAt,
        canSettle: row.canSettle,
      })),
      total: told.total,
      export: exportLinks(reconciliation.path, { from, until }),
    };
  });
