import type { FastifyInstance } from "fastify";
import type { College } from "../context.ts";
import { mountAccounts } from "./account/routes.ts";
import { mountAdjustments } from "./adjustments/routes.ts";
import { mountBankAccounts } from "./bank-accounts/routes.ts";
import { mountBankStatements } from "./bank-statements/routes.ts";
import { mountCounter } from "./counter/routes.ts";
import { mountFees } from "./fees/routes.ts";
import { mountFigures } from "./figures/routes.ts";
import { mountInstalments } from "./instalments/routes.ts";
import { openPaystack } from "./paystack-client.ts";
import type { Cashier } from "./provider.ts";
import { mountReceipts } from "./receipts.ts";
import { mountRefunds } from "./refunds/routes.ts";
import { mountScreening, mountStudentPayments } from "./routes.ts";
import { paystackSandbox, sandboxPath, sandboxSecret } from "./sandbox/sandbox.ts";
import { mountSlips } from "./slips/routes.ts";
import { mountSponsors } from "./sponsors/routes.ts";
import { mountWebhook } from "./webhook.ts";

/**
 * Mounts fees, payments, receipts and the webhook, and, without a Paystack key, the sandbox that replaces Paystack.
 */
export const mountPayments = async (app: FastifyInstance, college: College): Promise<Cashier> => {
  const cashier: Cashier = { ...college, provider: await openProvider(app, college) };
  app.addHook("onClose", () => cashier.provider.close());
  mountFees(app, college);
  mountAccounts(app, college);
  mountCounter(app, college);
  mountSponsors(app, college);
  mountRefunds(app, college);
  mountFigures(app, college);
  mountAdjustments(app, college);
  mountInstalments(app, college);
  mountBankAccounts(app, college);
  mountBankStatements(app, college);
  mountSlips(app, college);
  mountStudentPayments(app, cashier);
  mountScreening(app, cashier);
  mountReceipts(app, college);
  mountWebhook(app, cashier);
  return cashier;
};

const openProvider = async (
  app: FastifyInstance,
  college: College,
): Promise<Cashier["provider"]> => {
  const { paystackSecretKey, paystackApiUrl, paystackTimeoutMs, secret } = college.config;
  if (paystackSecretKey !== undefined) {
    return openPaystack({
      apiUrl: () => paystackApiUrl,
      secretKey: paystackSecretKey,
      timeoutMs: paystackTimeoutMs,
    });
  }
  const secretKey = sandboxSecret(secret);
  await app.register(paystackSandbox, {
    prefix: sandboxPath,
    college,
    secretKey,
    ownUrl: () => listeningUrl(app),
  });
  return openPaystack({
    apiUrl: () => `${listeningUrl(app)}${sandboxPath}`,
    secretKey,
    timeoutMs: paystackTimeoutMs,
  });
};

/** The address at which this service reaches itself: loopback, unless it listens on one other address only. */
const listeningUrl = (app: FastifyInstance): string => {
  const listening = app.server.address();
  if (listening === null || typeof listening === "string")
    throw new Error("the college does not listen yet");
  const { address, family, port } = listening;
  if (address === "0.0.0.0" || address === "::") return `http://127.0.0.1:${port}`;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
};
