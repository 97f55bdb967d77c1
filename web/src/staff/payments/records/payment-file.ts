import type { PaymentFileQuery } from "../../../gql/staff.ts";

export type PaymentFile = NonNullable<PaymentFileQuery["paymentRecord"]>;
