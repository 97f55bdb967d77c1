import type { College } from "../context.ts";
import type { InitializeRequest, PaystackTransaction } from "./paystack-wire.ts";

export interface OpenedTransaction {
  /** The provider's page, where the person pays. */
  readonly authorizationUrl: string;
}

/** A payment provider that speaks Paystack's protocol. */
export interface PaymentProvider {
  /** Signs webhooks. */
  readonly secretKey: string;
  /**
   * Opens a transaction. Never tried twice: a first try that was lost on the way back may have opened it.
   * @throws ProviderUnavailable, or ProviderRefused when the provider will not open it.
   */
  readonly initialize: (request: InitializeRequest) => Promise<OpenedTransaction>;
  /**
   * The provider's word on a reference; null when it knows none of that name.
   * @throws ProviderUnavailable
   */
  readonly verify: (reference: string) => Promise<PaystackTransaction | null>;
  /**
   * The transactions that were opened from one instant to another and took money, whoever opened them.
   * @throws ProviderUnavailable, or TooManyTransactions where there are more than are read at once.
   */
  readonly successes: (from: Date, until: Date) => Promise<readonly PaystackTransaction[]>;
  readonly close: () => Promise<void>;
}

type Unavailability = "timeout" | "unreachable" | "unreadable" | "failing" | "unauthorized";

/** The provider gave no answer that says anything about the payment. Nothing is known, nothing may change. */
export class ProviderUnavailable extends Error {
  readonly reason: Unavailability;

  constructor(reason: Unavailability) {
    super(`payment provider: ${reason}`);
    this.reason = reason;
  }
}

/** The provider answered that it will not do what was asked. */
export class ProviderRefused extends Error {
  /** The provider's own code, `duplicate_reference` for one; for the log, not for people. */
  readonly code: string;

  constructor(code: string) {
    super(`payment provider refused: ${code}`);
    this.code = code;
  }
}

/** The provider has more transactions of these days than are read at once. */
export class TooManyTransactions extends Error {}

/** The college with its payment provider: what taking money needs. */
export interface Cashier extends College {
  readonly provider: PaymentProvider;
}
