import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { aBalance, figureChoices, someBalances } from "../../../../testing/figures.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const applicant = { ...aBalance().payer, kind: "APPLICANT", id: "9", name: "Yusuf Amina" };

const rows = [
  aBalance(),
  aBalance({
    id: "32",
    payer: applicant,
    department: null,
    level: null,
    paid: 0,
    outstanding: 90_000,
  }),
  aBalance({ id: "33", payer: null, department: null, level: null, paid: 90_000, outstanding: 0 }),
];

const open = (path: string, viewer = aStaff("BURSARY_OFFICER")) => {
  const balances = vi.fn((_args: Args) => someBalances(...rows));
  return {
    ...openPortal(path, startServer({ viewer, balances, figureChoices })),
    balances,
  };
};

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

describe("balances", () => {
  it("are of students and applicants, with the sum of all pages", async () => {
    open("/bursary/balances");
    expect(cellsOf(await screen.findByRole("table", { name: "Balances" }))).toEqual([
      [
        "Adeyemi FolakeCOHT/2025/001",
        "Public HealthLevel 200",
        "90,000.00",
        "40,000.50",
        "49,999.50",
        "Owing",
      ],
      ["Yusuf AminaCOHT/2025/001", "Applicant", "90,000.00", "0.00", "90,000.00", "Nothing paid"],
      ["–", "–", "90,000.00", "90,000.00", "0.00", "Paid"],
      ["Total", "", "180,000.00", "80,001.00", "99,999.00", ""],
    ]);
  });

  it("are loaded by the URL's filters", async () => {
    const { balances } = open(
      "/bursary/balances?session=2025/2026&section=A&department=3&level=200&sponsored=no&payer=STUDENT&standing=OWING&until=2026-11-20&sort=-outstanding&search=Ade",
    );
    await screen.findByRole("table", { name: "Balances" });
    expect(balances.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "OUTSTANDING",
      descending: true,
      search: "Ade",
      filter: {
        session: "2025/2026",
        section: "A",
        department: "3",
        level: 200,
        sponsor: null,
        sponsored: false,
        payer: "STUDENT",
        standing: "OWING",
        from: null,
        until: "2026-11-20",
      },
    });
    screen.getByText("State: Owing");
    screen.getByText("Covered by a sponsor: No");
  });

  it("open who is charged, as far as the role has the screen", async () => {
    open("/bursary/balances");
    expect(await screen.findByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/bursary/students/7",
    );
    screen.getByText("Yusuf Amina");
    expect(screen.queryByRole("link", { name: "Yusuf Amina" })).toBeNull();
  });

  it("open applicants for a super admin", async () => {
    open("/admin/balances", aStaff());
    expect(await screen.findByRole("link", { name: "Yusuf Amina" })).toHaveProperty(
      "pathname",
      "/admin/applicants/9",
    );
  });

  it("are those of another session", async () => {
    const { user, balances } = open("/bursary/balances?standing=OWING&from=2026-11-01&page=1");
    await screen.findByRole("table", { name: "Balances" });
    await chooseOption(user, screen.getByLabelText("Session"), "2025/2026");
    await waitFor(() =>
      expect(balances.mock.lastCall?.[0]).toMatchObject({
        filter: { session: "2025/2026", standing: "OWING", from: null },
      }),
    );
  });
});
