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
 * a checkout page, over books of its own. It knows nothing of the college but its webhook's address.
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

/** The sandbox's secret key: made from the college's own, so that all its processes have the same one. */
export const sandboxSecret = (collegeSecret: string): string =>
  `sk_sandbox_${createHmac("sha256", collegeSecret).update("paystack-sandbox").digest("hex")}`;
