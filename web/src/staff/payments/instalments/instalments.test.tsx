import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { aPageOf } from "../../../../testing/counter.ts";
import { someInstalmentFigures } from "../../../../testing/instalments.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const aRow = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "Instalment",
  id: "5",
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
  department: "Nursing",
  level: 200,
  planId: "3",
  state: "OVERDUE",
  charged: 21_000,
  paid: 1_000,
  next: { number: 1, outstanding: 11_600, dueDate: "2026-12-15" },
  ...overrides,
});

const open = (
  path: string,
  row: object = aRow(),
  role: "BURSARY_OFFICER" | "SUPER_ADMIN" = "BURSARY_OFFICER",
) => {
  const instalments = vi.fn((_args: Args) => aPageOf(row));
  const instalmentFigures = vi.fn((_args: Args) => someInstalmentFigures);
  const server = startServer({ viewer: aStaff(role), instalments, instalmentFigures });
  return { ...openPortal(path, server), instalments, instalmentFigures };
};

const cellsOf = async () => {
  const table = await screen.findByRole("table", { name: "Instalments" });
  return within(table).getAllByRole("row")[1]?.querySelectorAll("th, td");
};

describe("the instalments", () => {
  it("are loaded by the URL's session and filters", async () => {
    const { instalments, instalmentFigures } = open(
      "/bursary/instalments?session=2025/2026&state=OVERDUE&department=8&level=200&sponsor=9&plan=3&share=1&sort=-outstanding",
    );
    await screen.findByText("Only one plan is shown: Nursing, level 200, instalment 1.");
    expect(instalments.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "OUTSTANDING",
      descending: true,
      search: null,
      filter: {
        session: "2025/2026",
        state: "OVERDUE",
        department: "8",
        level: 200,
        sponsor: "9",
        plan: "3",
        share: 1,
      },
    });
    expect(instalmentFigures.mock.lastCall?.[0]).toEqual({ session: "2025/2026" });
  });

  it.each([
    [
      "is overdue",
      aRow(),
      ["15 December 2026Instalment 1", "11,600.00", "1,000.00of 21,000.00", "Overdue"],
    ],
    [
      "has paid everything",
      aRow({ state: "PAID", paid: 21_000, next: null }),
      ["–", "–", "21,000.00of 21,000.00", "All paid"],
    ],
  ])("show a student who %s", async (_state, row, shown) => {
    open("/admin/instalments", row, "SUPER_ADMIN");
    const cells = [...((await cellsOf()) ?? [])].map(({ textContent }) => textContent);
    expect(cells).toEqual(["Adeyemi FolakeCOHT/2025/001", "NursingLevel 200", ...shown]);
    expect(screen.getByRole("link", { name: "Adeyemi Folake" })).toHaveProperty(
      "pathname",
      "/admin/students/5",
    );
  });

  it("are counted, and each count leads to its list", async () => {
    const { user, instalments } = open("/bursary/instalments");
    const figures = await screen.findByRole("region", { name: "Instalments of 2026/2027" });
    expect(
      within(figures)
        .getAllByRole("link")
        .map((link) => [link.closest(".ant-statistic")?.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Students with a plan41", "/bursary/instalments"],
      ["All paid5", "/bursary/instalments?state=PAID"],
      ["In time24", "/bursary/instalments?state=DUE"],
      ["Overdue12", "/bursary/instalments?state=OVERDUE"],
    ]);
    await user.click(within(figures).getByRole("link", { name: "Overdue" }));
    expect(instalments.mock.lastCall?.[0]).toMatchObject({ filter: { state: "OVERDUE" } });
  });

  it("of another session are chosen without the filters of this one", async () => {
    const { user, instalments } = open("/bursary/instalments?plan=3&state=DUE");
    await screen.findByText("Only one plan is shown: Nursing, level 200.");
    await chooseOption(user, screen.getByRole("combobox", { name: "Session" }), "2025/2026");
    expect(window.location.search).toBe("?session=2025%2F2026");
    expect(instalments.mock.lastCall?.[0]).toMatchObject({
      filter: { session: "2025/2026", plan: null, state: null },
    });
  });
});
