import { configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anApplicant, anApplication, aSession } from "../../../../testing/applicant.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../../testing/server.ts";
import { aStudent } from "../../../../testing/student.ts";

const url = "https://checkout.example/abc";
const started = { __typename: "PaymentStarted", authorizationUrl: url };

const refusal = (code: string, message: string) => ({
  __typename: "Refusal",
  code,
  message,
  fields: [],
});

const paid = {
  isPaid: true,
  canPay: false,
  paidAt: "2026-11-20T23:30:00.000Z",
  reference: "ref-9",
  receiptUrl: "/download/receipt/screening",
};

const applicantWith = (
  screening: Readonly<Record<string, unknown>>,
  session: object | null = aSession(),
) => anApplicant({ application: anApplication({ screening, session }) });

const open = (
  startScreeningPayment: Answers[string] = started,
  viewer: Answers[string] = anApplicant(),
) => {
  const server = startServer({ viewer }, { startScreeningPayment });
  return { server, ...openPortal("/payment", server) };
};

const openReady = async (start?: Answers[string]) => {
  const portal = open(start);
  await screen.findByRole("link", { name: "Make Payment" });
  return portal;
};

const makePayment = () => screen.getByRole("link", { name: "Make Payment" });

/** Simulates a visit to the provider's tab and the return to this one. */
const comeBack = () => fireEvent(document, new Event("visibilitychange"));

afterEach(() => {
  configure({ reactStrictMode: false });
  vi.unstubAllGlobals();
});

describe("the screening fee", () => {
  it("shows session, payer, fee and total", async () => {
    await openReady();
    await findHeading("Remedial Admission");
    expect(document.title).toBe("Admission Payment · OCHT");
    expect(screen.getByText("Full name").nextSibling?.textContent).toBe("Okonkwo Chidinma Ngozi");
    expect(screen.getByText("Email").nextSibling?.textContent).toBe("chidinma@example.com");
    const fee = screen.getByText("Pre-admission screening fee");
    expect(fee.nextSibling?.textContent).toBe("₦10,000");
    expect(screen.getByText("Total charges").nextSibling?.textContent).toBe("₦10,000");
  });

  it("is paid by a link into a new tab, requested once", async () => {
    configure({ reactStrictMode: true });
    const start = vi.fn(() => started);
    await openReady(start);
    expect(makePayment().getAttribute("href")).toBe(url);
    expect(makePayment().getAttribute("target")).toBe("_blank");
    expect(makePayment().getAttribute("rel")).toContain("noopener");
    expect(start).toHaveBeenCalledOnce();
  });

  it("shows that the payment is being prepared", async () => {
    open(() => new Promise(() => undefined));
    expect(await screen.findByRole("button", { name: "Preparing your payment..." })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Make Payment" })).toBeNull();
  });

  it("shows as paid with its receipt after the return", async () => {
    const { server } = await openReady();
    server.answer({ query: { viewer: applicantWith(paid) } });
    comeBack();
    expect(await screen.findByText("The screening fee is paid.")).toBeDefined();
    expect(screen.getByText("21 November 2026")).toBeDefined();
    expect(screen.getByText("ref-9")).toBeDefined();
    expect(screen.getByRole("button", { name: "Download receipt" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Make Payment" })).toBeNull();
  });

  it("gets a new link after a failed payment", async () => {
    const start = vi.fn(() => started);
    const { user } = await openReady(start);
    comeBack();
    await user.click(makePayment());
    const another = "https://checkout.example/def";
    start.mockReturnValue({ ...started, authorizationUrl: another });
    comeBack();
    await waitFor(() => expect(makePayment().getAttribute("href")).toBe(another));
    expect(start).toHaveBeenCalledTimes(2);
  });

  it("keeps its link if no new one can be requested", async () => {
    const { user, server } = await openReady();
    await user.click(makePayment());
    server.setOffline(true);
    comeBack();
    await waitFor(() =>
      expect(server.operations.filter((name) => name === "StartScreeningPayment")).toHaveLength(2),
    );
    expect(makePayment().getAttribute("href")).toBe(url);
  });

  it("is cancelled by a dialog that leads to the dashboard", async () => {
    const { user } = await openReady();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    const dialog = await screen.findByRole("dialog", { name: "Payment Cancelled" });
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    await waitFor(() => expect(window.location.pathname).toBe("/applicant/dashboard"));
  });

  it("that is already paid starts no payment", async () => {
    const { server } = open(started, applicantWith(paid));
    await screen.findByText("The screening fee is paid.");
    expect(server.operations).not.toContain("StartScreeningPayment");
  });

  it("that turns out to be paid shows as paid", async () => {
    const viewer = vi.fn<() => object>(() => applicantWith(paid));
    viewer.mockReturnValueOnce(anApplicant());
    open(refusal("ALREADY_PAID", "The screening fee is already paid."), viewer);
    expect(await screen.findByText("The screening fee is paid.")).toBeDefined();
  });

  it("that cannot be paid shows why and starts no payment", async () => {
    const session = aSession({ isOpen: false, closesAt: "2026-03-25T22:59:59.000Z" });
    const { server } = open(started, applicantWith({ canPay: false }, session));
    await screen.findByText("The screening fee can't be paid now.");
    expect(screen.getByText("Remedial Admission 2026/2027 closed on 25 March 2026.")).toBeDefined();
    expect(server.operations).not.toContain("StartScreeningPayment");
  });

  it("has a title without a session", async () => {
    open(started, applicantWith({}, null));
    await findHeading("Admission Payment");
  });

  it("downloads the receipt or reports a failure", async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", fetched);
    const { user } = open(started, applicantWith(paid));
    await user.click(await screen.findByRole("button", { name: "Download receipt" }));
    const dialog = await screen.findByRole("dialog", { name: "Oppps! Error" });
    expect(dialog.textContent).toContain("Failed to download receipt.");
    expect(fetched).toHaveBeenCalledWith("/download/receipt/screening", expect.anything());
  });
});

describe("a payment that cannot be started", () => {
  it("reports a network failure and retries", async () => {
    const { server, user } = open(() => {
      throw new TypeError("Failed to fetch");
    });
    await screen.findByRole("alert");
    server.setOffline(true);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(
      await screen.findByText("An error occurred during payment initialization"),
    ).toBeDefined();
    server.setOffline(false);
    server.answer({ mutation: { startScreeningPayment: started } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(makePayment().getAttribute("href")).toBe(url));
  });

  it.each([
    [
      "TOKEN_REFUSED",
      "Error: Given token not valid for any token type. Please meet the Support team to clarify your account.",
    ],
    ["FORBIDDEN", "Token expired. Please Login and try paying immediately before token expires."],
  ])("for %s shows the portal's message", async (code, message) => {
    open(() => failure(code, message));
    expect((await screen.findByRole("alert")).textContent).toContain(message);
  });

  it.each([
    ["PROVIDER_UNAVAILABLE", "The payment provider did not answer."],
    ["PAYMENT_NOT_STARTED", ""],
  ])("for the refusal %s '%s' shows why", async (code, message) => {
    open(refusal(code, message));
    const shown = message || "An error occurred during payment initialization";
    expect((await screen.findByRole("alert")).textContent).toContain(shown);
  });

  it("never opens an address that is no web page", async () => {
    open({ ...started, authorizationUrl: "javascript:alert(1)" });
    expect(
      await screen.findByText("An error occurred during payment initialization"),
    ).toBeDefined();
    expect(screen.queryByRole("link", { name: "Make Payment" })).toBeNull();
  });
});

describe("an applicant who cannot be loaded", () => {
  it("is reported and loaded again", async () => {
    const server = startServer({ viewer: anApplicant() }, { startScreeningPayment: started });
    const portal = openPortal("/not-verified", server);
    await findHeading("Wrong path or Unverified Student");
    server.setOffline(true);
    window.history.pushState(null, "", "/payment");
    fireEvent.popState(window);
    expect(await screen.findByText("An error occurred during profile retrieval")).toBeDefined();
    server.setOffline(false);
    await portal.user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByRole("link", { name: "Make Payment" });
  });

  it("is shown as far as possible, with the failure", async () => {
    const application = () => failure("COLLEGE_UNAVAILABLE", "The college is away.");
    const { server } = open(started, anApplicant({ application }));
    await screen.findByText("The college is away.");
    expect(screen.getByText("chidinma@example.com")).toBeDefined();
    expect(server.operations).not.toContain("StartScreeningPayment");
  });
});

describe("access to the screening payment", () => {
  it("redirects a student to the student payments", async () => {
    open(started, aStudent());
    await waitFor(() => expect(window.location.pathname).toBe("/student/payment"));
  });

  it("redirects a signed-out visitor", async () => {
    const { server } = open(started, null);
    await findHeading("Wrong path or Unverified Student");
    expect(window.location.pathname).toBe("/not-verified");
    expect(server.operations).not.toContain("StartScreeningPayment");
  });

  it("redirects to the login and back when the session ends", async () => {
    open(() => failure("SESSION_EXPIRED", "Session expired. Please log in again."));
    await findHeading("Applicant Login");
    expect(screen.getByText("Session expired. Please log in again.")).toBeDefined();
    expect(new URLSearchParams(window.location.search).get("next")).toBe("/payment");
  });
});
