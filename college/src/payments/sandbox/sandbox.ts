import { createHmac } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import type { College } from "../../context.ts";
import { sandboxApi } from "./api.ts";
import { checkoutRoutes } from "./checkout.ts";
import { createNotices } from "./notices.ts";

export const sandboxPath = "/paystack-sandbox";

interface SandboxOptions {
  readonly college: College;
  readonly secretKey: string;
  /** Where this service listens, as it reaches itself. */
  readonly ownUrl: () => string;
}

/**
 * A payment provider for machines without a Paystack account: Paystack's protocol, its signed webhook and
 * a checkout page, with its own table of transactions. It knows only the college's webhook address.
 */
export const paystackSandbox: FastifyPluginAsync<SandboxOptions> = async (
  app,
  { college, secretKey, ownUrl },
) => {
  const notices = createNotices(
    () => `${ownUrl()}/payment/paystack/webhook/`,
    secretKey,
    college.log,
  );
  app.addHook("onClose", () => notices.close());
  sandboxApi(app, college, {
    secretKey,
    checkoutUrl: (accessCode) =>
      `${college.config.collegePublicUrl}${sandboxPath}/checkout/${accessCode}`,
  });
  checkoutRoutes(app, college, notices);
};

/** The sandbox's secret key: derived from the college's secret, so that all processes share it. */
export const sandboxSecret = (collegeSecret: string): string =>
  `sk_sandbox_${createHmac("sha256", collegeSecret).update("paystack-sandbox").digest("hex")}`;
