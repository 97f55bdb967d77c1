import { createHmac } from "node:crypto";

/** The sandbox's secret key: made from the college's own, so that all its processes have the same one. */
export const sandboxSecret = (collegeSecret: string): string =>
  `sk_sandbox_${createHmac("sha256", collegeSecret).update("paystack-sandbox").digest("hex")}`;
