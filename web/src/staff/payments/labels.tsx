import type {
  ChargeSection,
  PaymentChannel,
  PaymentPurpose,
  PaymentRefusal,
  PaymentStatus,
  ScheduleSection,
} from "../../gql/staff-payments.ts";
import { formatDay, formatMoment } from "../../lib/dates.ts";
import { type StatusKind, StatusTag } from "../../ui/StatusTag.tsx";

export const purposes: Readonly<Record<PaymentPurpose, string>> = {
  TUITION: "Tuition",
  HOSTEL: "Hostel",
  SCREENING: "Screening",
  SECTION: "Other sections",
};

/** What a payment is for. */
export const feeText = ({
  purpose,
  section,
}: {
  readonly purpose: PaymentPurpose;
  readonly section: ScheduleSection | null;
}): string => (section === null ? purposes[purpose] : `Section ${section}`);

export const statuses: Readonly<Record<PaymentStatus, string>> = {
  PENDING: "Pending",
  SUCCEEDED: "Credited",
  FAILED: "Failed",
  ABANDONED: "Abandoned",
  REFUSED: "Refused",
};

export const refusals: Readonly<Record<PaymentRefusal, string>> = {
  REFERENCE: "Another reference",
  AMOUNT: "Another amount",
  CURRENCY: "Another currency",
  OWNER: "Another payer",
  PURPOSE: "Another fee",
  ALREADY_PAID: "Paid twice",
};

export const channels: Readonly<Record<PaymentChannel, string>> = {
  ONLINE: "Online",
  COUNTER: "Counter",
  BANK: "Bank",
  REMITA: "Remita",
  SPONSOR: "Sponsor",
};

/** What says when money came in. */
interface Paid {
  readonly channel: PaymentChannel;
  readonly paidAt: string;
}

/** When money came in. A bank and a sponsor say the day only. */
export const paidText = ({ channel, paidAt }: Paid, timeZone: string): string =>
  channel === "ONLINE" || channel === "COUNTER"
    ? formatMoment(paidAt, timeZone)
    : formatDay(paidAt, timeZone);

/** How money came in: the sponsor's own name says more than the channel. */
export const channelOf = ({ channel, sponsor }: PaidThrough): string =>
  sponsor === null ? channels[channel] : `Paid by ${sponsor}`;

interface PaidThrough {
  readonly channel: PaymentChannel;
  readonly sponsor: string | null;
}

/** The sections of the fee schedule, and what is charged beside it. */
export const sectionNames: Readonly<Record<ChargeSection, string>> = {
  A: "A",
  B: "B",
  C: "C",
  LATE: "Late payment",
  HOSTEL: "Hostel",
  SCREENING: "Screening",
};

/** Converts labels to the choices of a select. */
export const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const kinds: Readonly<Record<PaymentStatus, StatusKind>> = {
  PENDING: "waiting",
  SUCCEEDED: "good",
  FAILED: "bad",
  ABANDONED: "neutral",
  REFUSED: "bad",
};

interface RefusedState {
  readonly isResolved: boolean;
  /** Whether a refund of it is approved and not paid out yet. */
  readonly isInRefund: boolean;
}

/** A payment's state. Refused money that is resolved or in a refund needs no attention. */
export const statusTag = (status: PaymentStatus, { isResolved, isInRefund }: RefusedState) => {
  if (isResolved) return <StatusTag kind="neutral">Refused, dealt with</StatusTag>;
  if (isInRefund) return <StatusTag kind="decided">Refused, in refund</StatusTag>;
  return <StatusTag kind={kinds[status]}>{statuses[status]}</StatusTag>;
};
