import { randomUUID } from "node:crypto";
import type { ScriptedAnswer, ScriptedCollege } from "../scripted-college.ts";
import { pdf } from "./pdf.ts";
import type { CollegeTokens } from "./tokens.ts";

export type Purpose = "screening" | "tuition" | "hostel";
export type Outcome = "success" | "failed";

interface Payment {
  readonly id: number;
  readonly purpose: Purpose;
  readonly amount: number;
  readonly reference: string;
  outcome: Outcome | "pending";
}

/** The amount and purpose of a payment. */
export interface Books {
  readonly isPaid: (purpose: Purpose) => boolean;
  /** @returns the payment's reference */
  readonly settle: (authorizationUrl: string, outcome?: Outcome) => string;
}

const fees = { screening: 10_000, tuition: 49_000, hostel: 25_000 };
const gatewayResponses = { success: "Successful", failed: "Declined", pending: "Pending" };
const verifyPaths = {
  screening: "/payment/verify/",
  tuition: "/payment/tuition/verify/",
  hostel: "/payment/hostel/verify/",
};

const decimal = (amount: number): string => amount.toFixed(2);
const refused = (detail: string): ScriptedAnswer => ({ status: 400, body: { detail } });

/** Answers the specified calls about payments, for its only applicant and its only student. */
export const openBooks = (college: ScriptedCollege, tokens: CollegeTokens): Books => {
  const payments: Payment[] = [];
  const paid = (purpose: Purpose) =>
    payments.filter((one) => one.purpose === purpose && one.outcome === "success");
  const isPaid = (purpose: Purpose): boolean => paid(purpose).length > 0;

  const initialize = (purpose: Purpose): ScriptedAnswer => {
    const reference = randomUUID().replaceAll("-", "");
    const payment: Payment = {
      id: payments.length + 1,
      purpose,
      amount: fees[purpose],
      reference,
      outcome: "pending",
    };
    payments.push(payment);
    college.on(`GET ${verifyPaths[purpose]}${reference}/`, () => ({ body: verified(payment) }));
    return {
      status: 201,
      body: {
        status: true,
        message: "Authorization URL created",
        data: {
          authorization_url: `https://provider.example/${reference}`,
          access_code: "0peioxfhpn",
          reference,
        },
      },
    };
  };

  college.on(
    "POST /payment/initialize/",
    tokens.guarded("applicant", ({ body }) =>
      JSON.parse(body || "{}").amount === fees.screening
        ? initialize("screening")
        : refused("Amount is not the screening fee."),
    ),
  );
  college.on(
    "POST /payment/tuition/initialize/",
    tokens.guarded("student", ({ body }) => {
      const { tuition_fee_id, callback_url } = JSON.parse(body || "{}");
      if (tuition_fee_id !== 3) {
        return { status: 400, body: { tuition_fee_id: ["Invalid pk - object does not exist."] } };
      }
      if (!callback_url?.endsWith("/student/tuition-verify")) return refused("Wrong callback.");
      return initialize("tuition");
    }),
  );
  college.on(
    "POST /payment/hostel/initialize/",
    tokens.guarded("student", ({ body }) => {
      const { amount, callback_url } = JSON.parse(body || "{}");
      if (!isPaid("tuition")) return refused("Pay your tuition fee first.");
      if (amount !== fees.hostel) return refused("Amount is not the hostel fee.");
      if (!callback_url?.endsWith("/student/hostel-payment-verify")) {
        return refused("Wrong callback.");
      }
      return initialize("hostel");
    }),
  );
  college.on(
    "GET /payment/tuition-fees/",
    tokens.guarded("student", () => ({
      body: [
        { id: "2", level: "200", is_active: false, amount: "45000.00" },
        { id: "3", level: "200", is_active: true, amount: decimal(fees.tuition) },
      ],
    })),
  );
  college.on(
    "GET /payment/student-payments/",
    tokens.guarded("student", () => ({
      body: {
        tuition_payments: listed(paid("tuition")),
        hostel_payments: listed(paid("hostel")),
        total: decimal(0),
      },
    })),
  );
  college.on(
    "GET /payment/receipt/download/",
    tokens.guarded("student", ({ path }) => {
      const query = new URL(path, "http://college").searchParams;
      const payment = paid(query.get("payment_type") === "hostel" ? "hostel" : "tuition").find(
        ({ id }) => String(id) === query.get("payment_id"),
      );
      return payment
        ? pdf(`receipt ${payment.reference}`)
        : { status: 404, body: { detail: "No Payment matches the given query." } };
    }),
  );

  return {
    isPaid,
    settle: (authorizationUrl, outcome = "success") => {
      const payment = payments.find(({ reference }) => authorizationUrl.endsWith(reference));
      if (payment === undefined) throw new Error(`no payment behind ${authorizationUrl}`);
      payment.outcome = outcome;
      return payment.reference;
    },
  };
};

const listed = (payments: readonly Payment[]) =>
  payments.length === 0
    ? null
    : payments.map(({ id, amount, reference }) => ({
        id: String(id),
        amount: decimal(amount),
        payment_date: "2026-02-10T10:00:00.123456+01:00",
        reference,
        currency: "NGN",
      }));

const verified = ({ id, purpose, amount, reference, outcome }: Payment) => ({
  status: true,
  message: "Verification successful",
  data: {
    gateway_response: gatewayResponses[outcome],
    id: 4_099_260_516 + id,
    reference,
    amount: decimal(amount),
    status: outcome,
    channel: "card",
    ...(purpose !== "screening" && {
      student_details: { session: "2025/2026", surname: "Okoro", first_name: "Ngozi" },
    }),
  },
});
