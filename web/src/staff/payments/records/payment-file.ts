import type { PaymentFileQuery } from "../../../gql/staff-payments.ts";

export type PaymentFile = NonNullable<PaymentFileQuery["paymentRecord"]>;
