import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";

const outcome = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "PaymentOutcome",
  isSuccessful: true,
  isPending: false,
  gatewayResponse: "Successful",
  message: "Verification successful",
  paymentId: "41",
  reference: "ref-1",
  amount: 75500,
  session: "2026/2027",
  surname: "Adeyemi",
  firstName: "Tolu",
  ...overrides,
});

const open = (
  paymentOutcome: Answers[string],
  path = "/student/tuition-verify?reference=ref-1",
) => {
  const server = startServer({ paymentOutcome, viewer: aStudent() });
  return { server, ...openPortal(path, server) };
};

afterEach(() => vi.useRealTimers());

describe("payment result pages", () => {
  it.each([
    ["/tuition-verify", "TUITION", "Tuition Fee"],
    ["/student/tuition-verify", "TUITION", "Tuition Fee"],
    ["/section-verify", "SECTION", "Section of the Fees"],
    ["/student/section-verify", "SECTION", "Section of the Fees"],
    ["/hostel-payment-verify", "HOSTEL", "Hostel Fee"],
    ["/student/hostel-payment-verify", "HOSTEL", "Hostel Fee"],
  ])("%s shows the result", async (path, purpose, item) => {
    const paymentOutcome = vi.fn(() => outcome());
    open(paymentOutcome, `${path}?reference=ref-1&trxref=ref-1`);
    await findHeading("Payment Successful!");
    expect(paymentOutcome).toHaveBeenCalledExactlyOnceWith({ purpose, reference: "ref-1" });
    for (const shown of [item, "Adeyemi Tolu", "2026/2027", "₦75,500", "41", "ref-1"]) {
      expect(screen.getByText(shown)).toBeDefined();
    }
    expect(screen.getByText("Verification successful")).toBeDefined();
    expect(window.location.pathname).toBe(path);
  });

  it("leaves out what the college does not send", async () => {
    open(outcome({ amount: null, session: null, surname: null, firstName: null }));
    await findHeading("Payment Successful!");
    expect(screen.queryByText("Amount")).toBeNull();
    expect(screen.queryByText("Name")).toBeNull();
  });

  it("shows that it is checking the payment", async () => {
    open(() => new Promise(() => undefined));
    expect(await screen.findByText("Verifying your payment…")).toBeDefined();
  });

  it.each(["", "?reference=", "?reference=%20"])("misses the reference in '%s'", async (query) => {
    const { server } = open(outcome(), `/tuition-verify${query}`);
    await findHeading("Oops!");
    expect(screen.getByText("Error: Payment reference is missing")).toBeDefined();
    expect(server.operations).not.toContain("PaymentOutcome");
  });

  it("shows a refusal and a link back", async () => {
    open({
      __typename: "Refusal",
      code: "UNKNOWN_REFERENCE",
      message: "No payment has this reference.",
      fields: [],
    });
    await findHeading("Oops!");
    expect(screen.getByRole("alert").textContent).toBe("Error: No payment has this reference.");
    const back = screen.getByRole("link", { name: "Go back" });
    expect(back.getAttribute("href")).toBe("/student/tuition-payment");
  });

  it("says that a refused payment was paid back, as no error", async () => {
    const message = "This payment was not credited. The college paid it back to you.";
    open({ __typename: "Refusal", code: "PAYMENT_REFUNDED", message, fields: [] });
    await findHeading("Payment refunded");
    expect(screen.getByRole("status").textContent).toBe(message);
    expect(screen.queryByText(/Oops|Error/)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("link", { name: "Go to payments" })).toHaveProperty(
      "pathname",
      "/student/payment",
    );
  });

  it("shows a declined payment with its reference", async () => {
    open(outcome({ isSuccessful: false, gatewayResponse: "Declined" }));
    await findHeading("Oops!");
    expect(screen.getByText("Error: Declined")).toBeDefined();
    expect(screen.getByText(/nothing was credited/)).toBeDefined();
    expect(screen.getByText("ref-1")).toBeDefined();
    expect(screen.queryByText("Verification successful")).toBeNull();
  });

  it("retry after a failure", async () => {
    const { server, user } = open(() => failure("COLLEGE_UNAVAILABLE", "The college is away."));
    await screen.findByText("Error: The college is away.");
    server.answer({ query: { paymentOutcome: outcome() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await findHeading("Payment Successful!");
  });

  it("poll while the payment is pending", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
    const undecided = outcome({ isSuccessful: false, isPending: true, gatewayResponse: "Pending" });
    const { server } = open(undecided);
    await screen.findByText(/has not confirmed this payment yet/);
    server.answer({ query: { paymentOutcome: outcome() } });
    await vi.advanceTimersByTimeAsync(5000);
    await findHeading("Payment Successful!");
    const asked = server.operations.length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.operations).toHaveLength(asked);
  });

  it("check a pending payment again on request", async () => {
    const undecided = outcome({ isSuccessful: false, isPending: true, gatewayResponse: "Pending" });
    const { server, user } = open(undecided);
    const ask = await screen.findByRole("button", { name: "Ask again now" });
    server.answer({ query: { paymentOutcome: outcome() } });
    await user.click(ask);
    await findHeading("Payment Successful!");
  });

  it("link a student to the payments", async () => {
    const { user } = open(outcome());
    await findHeading("Payment Successful!");
    await user.click(screen.getByRole("link", { name: "Go to payments" }));
    await waitFor(() => expect(window.location.pathname).toBe("/student/payment"));
  });
});
