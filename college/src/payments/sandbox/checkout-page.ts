import type { CollegeIdentity } from "../../../../contract/portal/college-identity.ts";
import { type Html, html } from "../../http/html.ts";
import { formatMoney } from "../../money.ts";
import type { SandboxTransaction } from "./books.ts";
import { checkoutStyle } from "./checkout-style.ts";

/**
 * The page on which a person pays: plain forms, no script.
 * @param returnUrl where a person goes who has paid already.
 */
export const checkoutPage = (
  transaction: SandboxTransaction,
  identity: Pick<CollegeIdentity, "name" | "currencySymbol">,
  returnUrl: string,
): string => {
  const amount = formatMoney(transaction.amountKobo, identity.currencySymbol);
  const isPaid = transaction.status === "success";
  return page(
    `${isPaid ? "Paid" : "Pay"} ${amount}`,
    html`<p class="notice">Test checkout: no card is asked for and no money moves.</p>
<header>
  <h1>${identity.name}</h1>
  <p>${transaction.email}</p>
</header>
<section aria-label="Payment">
  <p class="amount">${amount}</p>
  <dl><dt>Reference</dt><dd>${transaction.reference}</dd></dl>
</section>
${isPaid ? paid(returnUrl) : html`${lastTry(transaction)}${actions(amount)}`}`,
  );
};

/** Shown for an address that leads to no transaction. */
export const unknownCheckoutPage = (): string =>
  page(
    "Payment not found",
    html`<header><h1>Payment not found</h1></header>
<section><p>This link leads to no payment. Go back to the portal and start again.</p></section>`,
  );

const actions = (amount: string): Html => html`<form method="post">
  <button class="primary" name="action" value="pay">Pay ${amount}</button>
  <fieldset>
    <legend>Try a payment that fails</legend>
    <button name="action" value="decline">Decline</button>
    <button name="action" value="insufficient">Insufficient funds</button>
  </fieldset>
  <button class="plain" name="action" value="cancel">Cancel</button>
</form>`;

const lastTry = ({ status, gatewayResponse }: SandboxTransaction): Html =>
  status === "failed"
    ? html`<div class="result" role="alert"><strong>${gatewayResponse}</strong>
Nothing was taken. You can try again.</div>`
    : html``;

const paid = (
  returnUrl: string,
): Html => html`<div class="result paid" role="status"><strong>Paid</strong>
This payment is complete.</div>
<footer><a class="button primary" href="${returnUrl}">Return to the portal</a></footer>`;

const page = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ markup: checkoutStyle }}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`.markup;
