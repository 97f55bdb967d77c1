import type { PaymentChannel } from "../../gql/staff-payments.ts";

interface Receipt {
  readonly id: string;
  readonly channel: PaymentChannel;
  /** Its number. */
  readonly reference: string;
}

/**
 * The path of a receipt's screen; null of an online one. A receipt of a bank is on the screen of its row, which a search finds by
 * the number.
 */
export const receiptPath = ({ id, channel, reference }: Receipt): string | null => {
  if (channel === "ONLINE") return null;
  if (channel === "COUNTER") return `counter-receipts/${id}`;
  return channel === "SPONSOR" ? `sponsor-receipts/${id}` : `bank-rows?search=${reference}`;
};
