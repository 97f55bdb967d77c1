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
   * Opens a transaction. Never retried: a first try with a lost answer may have opened it.
   * @throws ProviderUnavailable, or ProviderRefused when the provider refuses.
   */
  readonly initialize: (request: InitializeRequest) => Promise<OpenedTransaction>;
  /**
   * The provider's answer on a reference; null when the reference is unknown.
   * @throws ProviderUnavailable
   */
  readonly verify: (reference: string) => Promise<PaystackTransaction | null>;
  /**
   * The successful transactions opened between two instants, including those of other systems.
   * @throws ProviderUnavailable, or TooManyTransactions when there are more than the limit.
   */
  readonly successes: (from: Date, until: Date) => Promise<readonly PaystackTransaction[]>;
  readonly close: () => Promise<void>;
}

type Unavailability = "timeout" | "unreachable" | "unreadable" | "failing" | "unauthorized";

/** The provider gave no answer that says anything about the payment. The state is unknown, so nothing may change. */
export class ProviderUnavailable extends Error {
  readonly reason: Unavailability;

  constructor(reason: Unavailability) {
    super(`payment provider: ${reason}`);
    this.reason = reason;
  }
}

/** The provider refused the request. */
export class ProviderRefused extends Error {
  /** The provider's own code, `duplicate_reference` for one; for the log, not for people. */
  readonly code: string;

  constructor(code: string) {
    super(`payment provider refused: ${code}`);
    this.code = code;
  }
}

/** The provider has more transactions in these days than the limit. */
export class TooManyTransactions extends Error {}

/** The college with its payment provider. */
export interface Cashier extends College {
  readonly provider: PaymentProvider;
}
