import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anApplicant } from "../../../../testing/applicant.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";

const outcome = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "PaymentOutcome",
  isSuccessful: true,
  isPending: false,
  gatewayResponse: "Successful",
  message: "Payment verified successfully",
  paymentId: "41",
  reference: "ref-1",
  amount: 10_000,
  session: "2026/2027",
  surname: "Okonkwo",
  firstName: "Chidinma",
  ...overrides,
});

const open = (
  paymentOutcome: Answers[string],
  { path = "/payment-success?reference=ref-1", viewer = null as Answers[string] } = {},
) => {
  const server = startServer({ paymentOutcome, viewer });
  return { server, ...openPortal(path, server) };
};

const target = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

afterEach(() => vi.useRealTimers());

describe("the result of the screening fee's payment", () => {
  it("shows the result and asks to log in", async () => {
    const paymentOutcome = vi.fn(() => outcome());
    const { user } = open(paymentOutcome);
    await findHeading("Payment Successful!");
    expect(paymentOutcome).toHaveBeenCalledExactlyOnceWith({
      purpose: "SCREENING",
      reference: "ref-1",
    });
    expect(screen.getByText("Payment ID").nextSibling?.textContent).toBe("41");
    expect(screen.getByText("Payment reference").nextSibling?.textContent).toBe("ref-1");
    expect(screen.getByText("Pre-admission Screening Fee")).toBeDefined();
    expect(screen.getByText("Log in and update your profile.")).toBeDefined();
    await user.click(screen.getByRole("link", { name: "OK" }));
    await findHeading("Applicant Login");
    expect(`${window.location.pathname}${window.location.search}`).toBe("/login?for=applicant");
  });

  it("links a signed-in applicant to the dashboard", async () => {
    open(outcome(), { viewer: anApplicant() });
    await screen.findByText("Go on to your dashboard and update your profile.");
    expect(target("OK")).toBe("/applicant/dashboard");
  });

  it("misses the reference", async () => {
    const { server } = open(outcome(), { path: "/payment-success" });
    expect(await screen.findByText("No reference to your payment.")).toBeDefined();
    expect(server.operations).not.toContain("PaymentOutcome");
    expect(target("OK")).toBe("/login?for=applicant");
  });

  it("says that a refused payment was paid back", async () => {
    const message = "This payment was not credited. The college paid it back to you.";
    open({ __typename: "Refusal", code: "PAYMENT_REFUNDED", message, fields: [] });
    await findHeading("Payment refunded");
    expect(screen.getByRole("status").textContent).toBe(message);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(target("OK")).toBe("/login?for=applicant");
  });

  it("shows a declined payment and allows another", async () => {
    const declined = outcome({ isSuccessful: false, gatewayResponse: "Declined" });
    open(declined, { viewer: anApplicant() });
    await findHeading("Payment Declined!");
    expect(screen.getByText(/nothing was credited/)).toBeDefined();
    expect(screen.getByText("ref-1")).toBeDefined();
    await screen.findByRole("link", { name: "Pay again" });
    expect(target("Pay again")).toBe("/payment");
  });

  it.each([
    ["No payment has this reference.", "No payment has this reference."],
    ["", "Payment verification failed"],
  ])("shows the refusal '%s'", async (message, shown) => {
    open({ __typename: "Refusal", code: "UNKNOWN_REFERENCE", message, fields: [] });
    expect((await screen.findByRole("alert")).textContent).toBe(shown);
  });

  it("reports a network failure and retries", async () => {
    const { server, user } = open(() => failure("COLLEGE_UNAVAILABLE", "Away."));
    await screen.findByText("Away.");
    server.setOffline(true);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("An error occurred during payment verification")).toBeDefined();
    server.setOffline(false);
    server.answer({ query: { paymentOutcome: outcome() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await findHeading("Payment Successful!");
  });

  it("polls while the payment is pending", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
    const { server } = open(
      outcome({ isSuccessful: false, isPending: true, gatewayResponse: "Pending" }),
    );
    await screen.findByText(/has not confirmed this payment yet/);
    server.answer({ query: { paymentOutcome: outcome() } });
    await vi.advanceTimersByTimeAsync(5000);
    await findHeading("Payment Successful!");
  });
});
