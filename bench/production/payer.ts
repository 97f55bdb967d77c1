import { createHmac } from "node:crypto";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { request } from "undici";
import { operationCalled, operationsOf } from "../harness/operations.ts";
import type { Student } from "../harness/people.ts";
import { answered } from "./answered.ts";
import { type Journal, Unanswered } from "./journal.ts";
import type { Production } from "./stage.ts";

const start = operationCalled(operationsOf("student/payments"), "StartHostelPayment");
const outcome = operationCalled(operationsOf("public/payments"), "PaymentOutcome");

const Started = Compile(
  Type.Object({ startHostelPayment: Type.Object({ authorizationUrl: Type.String() }) }),
);
const Paid = Compile(
  Type.Object({ paymentOutcome: Type.Object({ isSuccessful: Type.Literal(true) }) }),
);

interface Scene extends Pick<Production, "client" | "provider" | "nginx"> {
  readonly journal: Journal;
}

/**
 * Opens a payment of the hostel fee and pays it. Half of the payers look at the result; the others close the tab, and the
 * provider's notice is all that the college hears.
 * @returns the reference, once the college has acknowledged it
 */
export const pay = async (
  { client, provider, nginx, journal }: Scene,
  student: Student,
  turn: number,
): Promise<string> => {
  const reference = await journal.persist("payment", student.matricNumber, async () => {
    const data = answered(await client.send(student, start));
    if (!Started.Check(data)) throw new Unanswered("not opened");
    return new URL(data.startHostelPayment.authorizationUrl).pathname.slice(1);
  });
  provider.pay(reference, { paid_at: new Date().toISOString() });
  if (turn % 2 === 0)
    await journal.persist("notice", reference, () => notify(nginx.url, reference));
  else {
    await journal.persist("payment", reference, async () => {
      const variables = { purpose: "HOSTEL", reference };
      const data = answered(await client.send(student, outcome, variables));
      if (!Paid.Check(data)) throw new Unanswered("not paid");
    });
  }
  return reference;

  async function notify(url: string, paid: string): Promise<void> {
    const body = JSON.stringify({ event: "charge.success", data: { reference: paid } });
    const answer = await request(`${url}/payment/paystack/webhook/`, {
      method: "POST",
      reset: true,
      headers: {
        "content-type": "application/json",
        "x-paystack-signature": createHmac("sha512", provider.secretKey).update(body).digest("hex"),
      },
      body,
    });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Unanswered(`HTTP ${answer.statusCode}`);
  }
};
