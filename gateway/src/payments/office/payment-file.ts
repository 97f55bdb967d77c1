import type { ResponseOf } from "../../../../contract/endpoint.ts";
import { paymentRecord } from "../../../../contract/payments/payment-records.ts";
import { isRefusal } from "../../college/failure.ts";
import { recordIdOf } from "../../college/record-id.ts";
import type { GatewayContext } from "../../context.ts";
import type { PaymentFile } from "../../generated/schema-types.ts";
import { currentStaff } from "../../staff/current-staff.ts";
import { paymentOf } from "./payment-list.ts";

type Told = ResponseOf<typeof paymentRecord>;

/** One payment whole, and what whoever asks may do about it; null where there is none. */
export const readPaymentFile = async (
  id: string,
  { college, session }: GatewayContext,
): Promise<PaymentFile | null> => {
  const number = recordIdOf(id);
  if (number === undefined) return null;
  try {
    const [told, { permissions }] = await Promise.all([
      college.read(paymentRecord, { params: { id: number } }),
      currentStaff(session, college),
    ]);
    return {
      ...fileOf(told),
      canRequery: isOpen(told) && permissions.includes("requery_payments"),
      canResolve:
        told.status === "refused" &&
        told.resolution === null &&
        permissions.includes("resolve_payments"),
    };
  } catch (error) {
    if (isRefusal(error, 404)) return null;
    throw error;
  }
};

/** What is credited or refused stays so, whatever the provider says next. */
const isOpen = ({ status }: Told): boolean => status !== "succeeded" && status !== "refused";

const fileOf = (told: Told): Omit<PaymentFile, "canRequery" | "canResolve"> => ({
  payment: paymentOf(told),
  currency: told.currency,
  lines: told.lines.map(({ label, amount }) => ({ label, amount })),
  gatewayResponse: told.gateway_response,
  checks: told.checks,
  nextCheckAt: told.next_check_at,
  ledger:
    told.ledger === null
      ? null
      : {
          amount: told.ledger.amount,
          paidAt: told.ledger.paid_at,
          creditedAt: told.ledger.credited_at,
          receiptUrl: `/download/payment-receipt/${told.id}`,
          confirmationPath: `/receipt/${told.ledger.receipt_code}`,
        },
  refused: told.refused,
  resolution: told.resolution,
  actions: told.audit,
});
