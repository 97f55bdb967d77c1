import type { CollegeIdentity } from "../../../../contract/portal/college-identity.ts";
import { type Html, html } from "../../http/html.ts";
import { formatMoney } from "../../money.ts";
import type { SandboxTransaction } from "./transactions.ts";

/** The checkout page's whole style: system fonts, one column, works from 320 px up, AA contrast. */
export const checkoutStyle = `
:root { color-scheme: light; --ink: #16302c; --muted: #4a605c; --line: #d5dfdd; --brand: #0f766e; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
  background: #f2f6f5; color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { width: 100%; max-width: 416px; background: #fff; border: 1px solid var(--line); border-radius: 12px;
  overflow: hidden; box-shadow: 0 8px 24px rgb(16 40 36 / 10%); }
.notice { margin: 0; padding: 10px 24px; background: #fff5d6; color: #5c4400; font-size: 14px; }
header, section, form, footer { padding: 20px 24px; }
header { border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 18px; line-height: 1.35; }
header p { margin: 2px 0 0; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.amount { margin: 0; font-size: 32px; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; }
dl { margin: 12px 0 0; font-size: 14px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.result { margin: 0 24px; padding: 12px 16px; border: 1px solid #e2b4b0; border-left: 4px solid #a32118;
  border-radius: 8px; background: #fdf3f2; color: #7c1a13; }
.result.paid { border-color: #a9cfc9; border-left-color: var(--brand); background: #eef7f5; color: #0b5f59; }
.result strong { display: block; }
form { display: grid; gap: 10px; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid #7a8d89;
  border-radius: 8px; background: #fff; color: var(--ink); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--ink); }
.primary { min-height: 52px; border-color: var(--brand); background: var(--brand); color: #fff; }
.primary:hover { background: #0b5f59; border-color: #0b5f59; }
.plain { border-color: transparent; color: var(--muted); }
:focus-visible { outline: 3px solid #1f6feb; outline-offset: 2px; }
fieldset { display: grid; gap: 10px; margin: 0; padding: 12px 0 0; border: 0; border-top: 1px solid var(--line); }
legend { float: left; width: 100%; padding: 0 0 10px; color: var(--muted); font-size: 14px; }
legend + * { clear: both; }
`;

/**
 * The page on which a person pays: plain forms, no script.
 * @param returnUrl the address for a person who has paid already.
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

/** Shown for an unknown access code. */
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
