import type { College } from "../context.ts";
import type { PaymentProvider } from "./provider.ts";

/** The college with its payment provider: what taking money needs. */
export interface Cashier extends College {
  readonly provider: PaymentProvider;
}
