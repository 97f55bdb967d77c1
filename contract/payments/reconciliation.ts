import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { defineExportEndpoint, defineListEndpoint } from "../list.ts";
import { FieldErrors, guardFailures, IsoDate, IsoInstant, Naira, Unset } from "../shapes.ts";
import { moneyReaders, Purpose, providerFailure, ScheduleSection } from "./payment-records.ts";

export const ReconciliationQuery = Type.Object({
  /** First and last day, in the college's time zone; 31 days at most. */
  from: IsoDate,
  until: IsoDate,
});

/**
 * `matched`: both have it, at one amount. `differs`: at two. `missing_in_ledger`: the provider took the money and
 * nothing is credited yet. `refused`: known, and not credited. `missing_at_provider`: credited, and the provider does not
 * report it as paid. `unknown`: the college never opened it.
 */
const MatchState = Type.Enum([
  "matched",
  "differs",
  "missing_in_ledger",
  "refused",
  "missing_at_provider",
  "unknown",
]);

const Side = Type.Object({ count: Type.Integer(), amount: Naira });

const ReconciledRow = Type.Object({
  reference: Type.String(),
  state: MatchState,
  /** Null where the college never opened it. */
  payment_id: Unset(Type.Integer()),
  purpose: Unset(Purpose),
  /** Of the purpose `section`. */
  section: Unset(ScheduleSection),
  payer: Unset(Type.String()),
  ledger_amount: Unset(Naira),
  ledger_paid_at: Unset(IsoInstant),
  provider_amount: Unset(Naira),
  provider_currency: Unset(Type.String()),
  provider_paid_at: Unset(IsoInstant),
  /** Whether asking the provider about it again may credit it. */
  can_settle: Type.Boolean(),
});

const rangeFailure = {
  status: 400,
  body: FieldErrors,
  when: "The days are not a range of 31 at most, or hold more transactions than are compared at once.",
} as const;

export const reconciliation = defineEndpoint({
  method: "GET",
  path: "/payment/reconciliation/",
  area: "payment",
  origin: "extension",
  summary: "The provider's successful transactions of some days beside the college's ledger",
  auth: "staff",
  roles: moneyReaders,
  query: ReconciliationQuery,
  status: 200,
  response: Type.Object({
    from: IsoDate,
    until: IsoDate,
    ledger: Side,
    provider: Side,
    states: Type.Array(Type.Object({ state: MatchState, count: Type.Integer(), amount: Naira })),
    /** Mismatches first; 500 at most. The export has all. */
    rows: Type.Array(ReconciledRow),
    total: Type.Integer(),
  }),
  failures: [...guardFailures, rangeFailure, providerFailure],
});

/** The rows of a reconciliation in list form, for its file. */
const reconciledRows = defineListEndpoint({
  path: "/payment/reconciliation/",
  area: "payment",
  summary: "The rows of a reconciliation",
  roles: moneyReaders,
  row: ReconciledRow,
  sorts: ["state"],
  defaultSort: "state",
  filters: ReconciliationQuery.properties,
});

export const exportReconciliation = defineExportEndpoint(reconciledRows, {
  summary: "All rows of a reconciliation as a file, what does not match first",
});
