import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { College } from "../../context.ts";
import { checkoutPage, checkoutStyle, unknownCheckoutPage } from "./checkout-page.ts";
import type { Notices } from "./notices.ts";
import {
  act,
  type CheckoutAction,
  checkoutActions,
  isAccessCode,
  type SandboxTransaction,
  transactionOf,
} from "./transactions.ts";

interface Route {
  Params: { accessCode: string };
  Body: { action?: unknown } | undefined;
}

/** The checkout page. The access code in its address is its only protection. */
export const checkoutRoutes = (app: FastifyInstance, college: College, notices: Notices): void => {
  app.get<Route>("/checkout/:accessCode", async (request, reply) => {
    const transaction = await findTransaction(college, request.params);
    return transaction === undefined
      ? answerPage(reply.code(404), unknownCheckoutPage())
      : answerTransaction(reply, college, transaction);
  });

  app.post<Route>("/checkout/:accessCode", async (request, reply) => {
    const { accessCode } = request.params;
    const transaction = await findTransaction(college, { accessCode });
    if (transaction === undefined) return answerPage(reply.code(404), unknownCheckoutPage());
    const action = readAction(request.body?.action);
    if (action === undefined) return answerTransaction(reply.code(400), college, transaction);
    const changed = await act(college, accessCode, action);
    // Before the redirect: the person may close the tab and never follow it.
    if (changed?.status === "success") notices.send(changed);
    return reply.redirect(returnUrl(transaction), 303);
  });
};

const findTransaction = async (
  college: College,
  { accessCode }: Route["Params"],
): Promise<SandboxTransaction | undefined> =>
  isAccessCode(accessCode) ? transactionOf(college, { accessCode }) : undefined;

const readAction = (value: unknown): CheckoutAction | undefined =>
  checkoutActions.find((action) => action === value);

/** Paystack sends people back with the reference under two names. */
const returnUrl = ({ callbackUrl, reference }: SandboxTransaction): string => {
  const url = new URL(callbackUrl);
  url.searchParams.set("trxref", reference);
  url.searchParams.set("reference", reference);
  return url.href;
};

const answerTransaction = (
  reply: FastifyReply,
  { identity }: College,
  transaction: SandboxTransaction,
): FastifyReply =>
  answerPage(
    reply,
    checkoutPage(transaction, identity, returnUrl(transaction)),
    new URL(transaction.callbackUrl).origin,
  );

const styleHash = createHash("sha256").update(checkoutStyle).digest("base64");

/** `formTarget`: browsers apply `form-action` to a form's redirect too. */
const answerPage = (reply: FastifyReply, html: string, formTarget = ""): FastifyReply =>
  reply
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${formTarget}`.trim(),
    )
    .type("text/html; charset=utf-8")
    .send(html);
