import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { aFigure, figureChoices, someFigures } from "../../../../testing/figures.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, failure, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const open = (path: string, figures: (args: Args) => unknown = () => someFigures()) => {
  const bursaryFigures = vi.fn(figures);
  const server = startServer({
    viewer: aStaff("BURSARY_OFFICER"),
    bursaryFigures,
    figureChoices,
  });
  return { ...openPortal(path, server), server, bursaryFigures };
};

const tableBy = (by: string) => screen.findByRole("table", { name: `Figures by ${by}` });

const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

const linksOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLAnchorElement>("link")
    .map(({ pathname, search, textContent }) => `${textContent} ${pathname}${search}`);

const none = {
  section: null,
  department: null,
  level: null,
  sponsor: null,
  sponsored: null,
  payer: null,
  channel: null,
  from: null,
  until: null,
};

describe("the bursar's figures", () => {
  it("are those of the current session by section, with their sum", async () => {
    const { bursaryFigures } = open("/bursary/figures");
    expect(textsOf(await tableBy("section"))).toEqual([
      ["Section", "Billed (₦)", "Received (₦)", "Outstanding (₦)", "Share paid"],
      ["A", "600,000.00", "500,000.00", "100,000.00", "83%"],
      ["Late payment", "400,000.00", "0.00", "400,000.00", "0%"],
      ["Total", "1,000,000.00", "500,000.00", "500,000.00", "50%"],
    ]);
    expect(bursaryFigures.mock.lastCall?.[0]).toEqual({
      by: "SECTION",
      filter: { session: null, ...none },
    });
  });

  it("lead to the lists behind them, and nothing to none", async () => {
    open("/bursary/figures?level=200&from=2026-11-01");
    const all = "session=2026%2F2027";
    const from = "level=200&from=2026-11-01";
    expect(linksOf(await tableBy("section"))).toEqual([
      `600,000.00 /bursary/balances?${all}&section=A&${from}`,
      `500,000.00 /bursary/receipts?${all}&section=A&${from}&state=VALID`,
      `100,000.00 /bursary/balances?${all}&section=A&level=200&standing=OWING`,
      `400,000.00 /bursary/balances?${all}&section=LATE&${from}`,
      `400,000.00 /bursary/balances?${all}&section=LATE&level=200&standing=OWING`,
      `1,000,000.00 /bursary/balances?${all}&${from}`,
      `500,000.00 /bursary/receipts?${all}&${from}&state=VALID`,
      `500,000.00 /bursary/balances?${all}&level=200&standing=OWING`,
    ]);
  });

  it("have no channel before they are paid", async () => {
    const row = aFigure("BANK", { label: "Bank", billed: null, outstanding: null, percent: null });
    open("/bursary/figures?by=channel", () => someFigures({ by: "CHANNEL", rows: [row] }));
    const table = await tableBy("channel");
    expect(textsOf(table)[1]).toEqual(["Bank", "–", "500,000.00", "–", "–"]);
    expect(linksOf(table)[0]).toBe(
      "500,000.00 /bursary/receipts?session=2026%2F2027&channel=BANK&state=VALID",
    );
  });

  it("of days begin with the newest, by pages", async () => {
    const days = Array.from({ length: 30 }, (_, index) =>
      aFigure(`2026-11-${String(index + 1).padStart(2, "0")}`),
    );
    const { user } = open("/bursary/figures?by=day", () => someFigures({ by: "DAY", rows: days }));
    const table = await tableBy("day");
    expect(textsOf(table)).toHaveLength(27);
    expect(textsOf(table)[1]?.[0]).toBe("30 November 2026");
    expect(linksOf(table)[2]).toBe(
      "100,000.00 /bursary/balances?session=2026%2F2027&until=2026-11-30&standing=OWING",
    );
    await user.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(textsOf(table)[1]?.[0]).toBe("5 November 2026"));
    expect(textsOf(table).at(-1)?.[0]).toBe("Total");
  });

  it("are sorted by amounts", async () => {
    const { user } = open("/bursary/figures");
    const table = await tableBy("section");
    await user.click(within(table).getByRole("button", { name: /^Outstanding/ }));
    await user.click(within(table).getByRole("button", { name: /^Outstanding/ }));
    expect(window.location.search).toBe("?sort=-outstanding");
    expect(textsOf(table)[1]?.[0]).toBe("Late payment");
  });

  it("keep their filters when they are divided by something else", async () => {
    const { user, bursaryFigures } = open(
      "/bursary/figures?session=2025/2026&department=3&sponsor=2&sponsored=yes&channel=BANK&sort=-billed&page=2",
      ({ by }) => someFigures({ by, session: "2025/2026" }),
    );
    await tableBy("section");
    await user.click(screen.getByRole("radio", { name: "Level" }));
    await tableBy("level");
    expect(new URLSearchParams(window.location.search).get("by")).toBe("level");
    expect(bursaryFigures.mock.lastCall?.[0]).toEqual({
      by: "LEVEL",
      filter: {
        ...none,
        session: "2025/2026",
        department: "3",
        sponsor: "2",
        sponsored: true,
        channel: "BANK",
      },
    });
    expect(window.location.search).not.toMatch(/sort|page/);
    for (const text of ["Department: Public Health", "Sponsor: NELFUND", "Channel: Bank"]) {
      screen.getByText(text);
    }
  });

  it("are never shown as what they are not, while others are on their way", async () => {
    const { user } = open("/bursary/figures", ({ by }) =>
      by === "SECTION" ? someFigures() : new Promise(() => undefined),
    );
    await tableBy("section");
    await user.click(screen.getByRole("radio", { name: "Day" }));
    const list = await screen.findByRole("region", { name: "Figures by day" });
    expect(within(list).queryByRole("table")).toBeNull();
    expect(list.getAttribute("aria-busy")).toBe("true");
  });

  it("are those of another session, without days and page", async () => {
    const { user } = open("/bursary/figures?by=level&level=200&until=2026-11-20", ({ by }) =>
      someFigures({ by }),
    );
    await tableBy("level");
    await chooseOption(user, screen.getByLabelText("Session"), "2025/2026");
    await waitFor(() =>
      expect(window.location.search).toBe("?by=level&level=200&session=2025%2F2026"),
    );
  });

  it("stand beside the credit and the refunds of all accounts", async () => {
    open("/bursary/figures");
    const card = within(await screen.findByRole("region", { name: "All receipts and refunds" }));
    for (const text of ["₦500,000", "₦10,000", "₦20,000"]) card.getByText(text);
    expect(card.getByRole("link", { name: "₦530,000" })).toHaveProperty("search", "?state=VALID");
    expect(card.getByRole("link", { name: "₦7,500" })).toHaveProperty("search", "?state=PAID");
    card.getByText("Refunds paid out");
  });

  it("say that refunds are those of some days", async () => {
    open("/bursary/figures?from=2026-11-01&until=2026-11-20");
    await screen.findByText("Refunded on these days");
    const { pathname, search } = screen.getByRole<HTMLAnchorElement>("link", { name: "₦7,500" });
    expect(pathname + search).toBe(
      "/bursary/refunds?state=PAID&paidFrom=2026-11-01&paidUntil=2026-11-20",
    );
  });

  it("say that nothing matches, and that no session is running", async () => {
    const total = { billed: 0, received: 0, outstanding: 0, percent: null };
    const { user } = open("/bursary/figures?level=900", () =>
      someFigures({ session: null, rows: [], total }),
    );
    await screen.findByText("Nothing matches the search and filters");
    const [clear] = screen.getAllByRole("button", { name: "Clear search and filters" });
    if (clear) await user.click(clear);
    await screen.findByText("No academic session is running");
  });

  it("say why they could not be loaded, and retry", async () => {
    const { user, server } = open("/bursary/figures", () =>
      failure("COLLEGE_UNAVAILABLE", "The college cannot be reached."),
    );
    await screen.findByText("The college cannot be reached.");
    server.answer({ query: { bursaryFigures: someFigures() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await tableBy("section");
  });
});
