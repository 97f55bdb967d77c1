import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { paystackWebhook } from "../../../contract/payments/payments.ts";
import { rawBodyOf } from "../http/raw-body.ts";
import { refuse } from "../http/refusal.ts";
import { mount } from "../http/route.ts";
import { ofRequest } from "../log.ts";
import { type Cashier, ProviderUnavailable } from "./provider.ts";
import { checkSoon } from "./reconcile.ts";
import { settle } from "./settle.ts";
import { paymentTexts } from "./texts.ts";

/** Paystack's `x-paystack-signature` of a body: HMAC-SHA512 with the secret key, in hex. */
export const signWebhook = (body: Uint8Array | string, secretKey: string): string =>
  createHmac("sha512", secretKey).update(body).digest("hex");

/** Compares in constant time, over the bytes as they arrived. */
const isSignedBy = (
  signature: string | readonly string[] | undefined,
  body: Uint8Array,
  secretKey: string,
): boolean => {
  if (typeof signature !== "string") return false;
  const expected = Buffer.from(signWebhook(body, secretKey));
  const sent = Buffer.from(signature.toLowerCase());
  return sent.length === expected.length && timingSafeEqual(sent, expected);
};

/**
 * Paystack's notices. A notice only triggers a verification: the service reads nothing but the reference from it, so
 * a replayed or forged notice credits nothing that Paystack does not confirm.
 */
export const mountWebhook = (app: FastifyInstance, cashier: Cashier): void => {
  mount(app, cashier, paystackWebhook, {
    authorize: async ({ request }) => {
      const signature = request.headers["x-paystack-signature"];
      if (!isSignedBy(signature, rawBodyOf(request), cashier.provider.secretKey)) {
        throw refuse(401, paymentTexts.badSignature, "bad_signature");
      }
    },
    handler: async ({ body, request }) => {
      const { reference } = body.data;
      if (reference !== undefined) await settleSoon(ofRequest(cashier, request), reference);
      return { message: paymentTexts.noted };
    },
  });
};

const settleSoon = async (cashier: Cashier, reference: string): Promise<void> => {
  try {
    await settle(cashier, reference, "webhook");
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    await checkSoon(cashier, reference);
  }
};
