import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aHostelPayment, aPlan, someFees } from "../../../testing/payments.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, failure, startServer } from "../../../testing/server.ts";
import { aStudent } from "../../../testing/student.ts";
import { paths } from "../../paths.ts";

const checkout = "https://checkout.example/pay/abc";
const started = { __typename: "PaymentStarted", authorizationUrl: checkout };
const payable = aStudent({
  fees: someFees({ tuition: { isPaid: true, canPay: false }, hostel: { canPay: true } }),
});
const paid = aStudent({
  fees: someFees({ hostel: { isPaid: true } }),
  payments: [aHostelPayment],
});

/** A browser tab with the functions that the portal uses. */
const aTab = () => ({
  document: document.implementation.createHTMLDocument(),
  opener: window as Window | null,
  closed: false,
  location: { replace: vi.fn() },
  close: vi.fn(),
});

const opened = vi.fn<() => ReturnType<typeof aTab> | null>();

beforeEach(() => {
  opened.mockReset();
  vi.stubGlobal("open", opened);
});
afterEach(() => vi.unstubAllGlobals());

const openPayment = async (viewer: object, mutation: Answers = {}) => {
  const server = startServer({ viewer }, mutation);
  const { user } = openPortal(paths.student.payment, server);
  await findHeading("Payment");
  return { user, server };
};

const makePayment = () => screen.findByRole("button", { name: "Make Payment" });
const error = () => screen.findByRole("dialog", { name: "Oppps! Error" });

describe("the hostel fee", () => {
  it("shows the amount and opens the provider in a new tab", async () => {
    const tab = aTab();
    opened.mockReturnValue(tab);
    const { user, server } = await openPayment(payable, { startHostelPayment: started });
    await screen.findByText("₦25,000.00");
    await user.click(await makePayment());
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(checkout));
    expect(tab.opener).toBeNull();
    expect(opened).toHaveBeenCalledTimes(1);
    await screen.findByText("Finish paying in the other tab");
    expect(server.operations.filter((name) => name === "StartHostelPayment")).toHaveLength(1);
  });

  it("opens the tab with a loading text before the gateway answers", async () => {
    const tab = aTab();
    opened.mockReturnValue(tab);
    const { user } = await openPayment(payable, {
      startHostelPayment: () => new Promise(() => undefined),
    });
    await user.click(await makePayment());
    expect(opened).toHaveBeenCalledTimes(1);
    expect(tab.document.body.textContent).toBe("Taking you to the payment page…");
    await screen.findByRole("button", { name: "Opening payment page..." });
  });

  it("starts one payment on a double click", async () => {
    const tab = aTab();
    opened.mockReturnValue(tab);
    const { user, server } = await openPayment(payable, { startHostelPayment: started });
    await user.dblClick(await makePayment());
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(checkout));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(server.operations.filter((name) => name === "StartHostelPayment")).toHaveLength(1);
  });

  it("starts one payment even if the first answer is quick", async () => {
    opened.mockReturnValue(aTab());
    const { user, server } = await openPayment(payable, { startHostelPayment: started });
    await user.click(await makePayment());
    await screen.findByText("Finish paying in the other tab");
    fireEvent.click(await makePayment(), { detail: 2 });
    await screen.findByRole("button", { name: "Make Payment" });
    expect(opened).toHaveBeenCalledTimes(1);
    expect(server.operations.filter((name) => name === "StartHostelPayment")).toHaveLength(1);
  });

  it("is paid by a plain link if the browser blocks the tab", async () => {
    opened.mockReturnValue(null);
    const { user } = await openPayment(payable, { startHostelPayment: started });
    await user.click(await makePayment());
    const dialog = await screen.findByRole("dialog", { name: "Your payment page is ready" });
    const link = within(dialog).getByRole("link", { name: "Open payment page" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([checkout, "_blank"]);
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    await screen.findByText("Finish paying in the other tab");
  });

  it("is paid by the plain link if the tab was closed", async () => {
    opened.mockReturnValue({ ...aTab(), closed: true });
    const { user } = await openPayment(payable, { startHostelPayment: started });
    await user.click(await makePayment());
    await screen.findByRole("dialog", { name: "Your payment page is ready" });
  });

  it("shows as paid, also in the history, after the return", async () => {
    opened.mockReturnValue(aTab());
    const { user, server } = await openPayment(payable, { startHostelPayment: started });
    await user.click(await makePayment());
    await screen.findByText("Finish paying in the other tab");
    server.answer({ query: { viewer: paid } });
    fireEvent(document, new Event("visibilitychange"));
    await screen.findByText(/The hostel fee for 2026\/2027 is paid/);
    await screen.findByText(aHostelPayment.reference);
    expect(screen.queryByRole("button", { name: "Make Payment" })).toBeNull();
  });

  it("requires tuition first and links to it", async () => {
    const { user } = await openPayment(aStudent({ fees: someFees() }));
    await screen.findByText(
      "You have to pay tuition fee first, before commencing hostel application",
    );
    expect(screen.queryByRole("button", { name: "Make Payment" })).toBeNull();
    const card = screen.getByRole("region", { name: "Hostel Application Payment" });
    await user.click(within(card).getByRole("link", { name: "Go to tuition payment" }));
    expect(window.location.pathname).toBe(paths.student.tuitionPayment);
  });

  it("names the share of tuition that comes first, beside the instalments", async () => {
    const obstacle = "You have to pay ₦8,400 more of tuition before commencing hostel application.";
    const { user } = await openPayment(
      aStudent({
        fees: someFees({ tuition: { plan: aPlan(["PAID", "NEXT"]) }, hostel: { obstacle } }),
      }),
    );
    await screen.findByText(obstacle);
    const plan = screen.getByRole("region", { name: "Tuition in instalments" });
    expect(within(plan).getAllByRole("listitem")).toHaveLength(2);
    await user.click(within(plan).getByRole("link", { name: "Pay tuition" }));
    expect(window.location.pathname).toBe(paths.student.tuitionPayment);
  });

  it("shows a refusal because of unpaid tuition", async () => {
    const tab = aTab();
    opened.mockReturnValue(tab);
    const { user } = await openPayment(payable, {
      startHostelPayment: {
        __typename: "Refusal",
        code: "TUITION_UNPAID",
        message: "You have to pay ₦8,400 more of tuition before commencing hostel application.",
        fields: [],
      },
    });
    await user.click(await makePayment());
    within(await error()).getByText(
      "You have to pay ₦8,400 more of tuition before commencing hostel application.",
    );
    expect(tab.close).toHaveBeenCalled();
  });

  it.each([
    [
      "the college refuses",
      { __typename: "Refusal", code: "ALREADY_PAID", message: "It is paid already.", fields: [] },
      "Error initiating hostel fee payment: It is paid already.",
    ],
    [
      "the provider is down",
      () => {
        throw failure("UPSTREAM_UNAVAILABLE", "Bad Gateway");
      },
      "Error initiating hostel fee payment: Bad Gateway",
    ],
    [
      "the address is no web address",
      { __typename: "PaymentStarted", authorizationUrl: "javascript:alert(1)" },
      "Error initiating hostel fee payment: the payment provider's address is not valid",
    ],
  ])("reports when %s, closes the tab and can be retried", async (_when, answer, message) => {
    const tab = aTab();
    opened.mockReturnValue(tab);
    const { user, server } = await openPayment(payable, { startHostelPayment: answer });
    await user.click(await makePayment());
    const dialog = await error();
    within(dialog).getByText(message);
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    server.answer({ mutation: { startHostelPayment: started } });
    await user.click(await makePayment());
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(checkout));
  });

  it("can be started if the college publishes no fees", async () => {
    opened.mockReturnValue(aTab());
    await openPayment(aStudent({ fees: null }));
    await makePayment();
    expect(screen.queryByText("₦25,000.00")).toBeNull();
  });

  it("reports that it could not be loaded, beside the history", async () => {
    const { user, server } = await openPayment(
      aStudent({
        payments: [aHostelPayment],
        fees: () => {
          throw failure("UPSTREAM_UNAVAILABLE", "The college did not answer.");
        },
      }),
    );
    const card = await screen.findByRole("region", { name: "Hostel Application Payment" });
    await within(card).findByText("The fee could not be loaded.");
    await screen.findByText(aHostelPayment.reference);
    server.answer({ query: { viewer: payable } });
    await user.click(within(card).getByRole("button", { name: "Try Again" }));
    await makePayment();
  });
});
