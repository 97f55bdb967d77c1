import type { Logger } from "pino";
import { request } from "undici";
import { signWebhook } from "../webhook.ts";
import { type SandboxTransaction, transactionData } from "./transactions.ts";

export interface Notices {
  /** Sends `charge.success` in the background; reconciliation makes up for a lost one. */
  readonly send: (transaction: SandboxTransaction) => void;
  /** Waits for notices under way. */
  readonly close: () => Promise<void>;
}

/** Sends Paystack's signed webhooks to the college. */
export const createNotices = (
  webhookUrl: () => string,
  secretKey: string,
  log: Logger,
): Notices => {
  const underWay = new Set<Promise<void>>();

  const post = async (transaction: SandboxTransaction): Promise<void> => {
    const body = JSON.stringify({ event: "charge.success", data: transactionData(transaction) });
    try {
      const answer = await request(webhookUrl(), {
        method: "POST",
        signal: AbortSignal.timeout(10_000),
        headers: {
          "content-type": "application/json",
          "x-paystack-signature": signWebhook(body, secretKey),
        },
        body,
      });
      await answer.body.dump();
      if (answer.statusCode !== 200) log.warn({ status: answer.statusCode }, "webhook not taken");
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "webhook not sent");
    }
  };

  return {
    send: (transaction) => {
      const sending = post(transaction).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      await Promise.all(underWay);
    },
  };
};
