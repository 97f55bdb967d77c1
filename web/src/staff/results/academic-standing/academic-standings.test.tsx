import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";
import { openOnLaptop } from "../../../../testing/viewport.ts";

const aRow = (studentId: string, name: string, standing: string, more: object = {}) => ({
  studentId,
  matricNumber: `COHT/2025/00${studentId}`,
  name,
  academicStanding: { standing, reasons: standing === "GOOD" ? [] : [`Why ${name}.`] },
  cgpa: 3.1,
  carryoverCredits: 0,
  nextLevel: null,
  movedOnAgainstIt: false,
  ...more,
});

const open = async (search: string, rows: readonly object[]) => {
  openOnLaptop();
  const server = startServer({
    viewer: aStaff("EXAM_OFFICER"),
    resultSemesters: [
      { id: "2", session: "2025/2026", semester: "SECOND", isCurrent: true },
      { id: "1", session: "2025/2026", semester: "FIRST", isCurrent: false },
    ],
    courseChoices: { departments: [{ id: "4", name: "Public Health" }] },
    academicStandings: {
      ...{ session: "2025/2026", department: "Public Health", level: 100, rows },
      export: { csv: "/download/export/academic-standing?format=csv", xlsx: "/x" },
    },
  });
  const portal = openPortal(`/exam-officer/result/standing${search}`, server);
  await findHeading("Academic standing");
  return portal;
};

const chosen = "?session=2025/2026&department=4&level=100";

const names = async () => {
  const table = await screen.findByRole("table", { name: "Public Health, 100 level, 2025/2026" });
  return within(table)
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);
};

it("counts and lists the standings of a level, each with its reasons", async () => {
  const { user } = await open(chosen, [
    aRow("1", "Ade Ada", "GOOD"),
    aRow("2", "Bello Bola", "REPEAT", { cgpa: 1.5, nextLevel: 200, movedOnAgainstIt: true }),
  ]);
  expect(await names()).toEqual(["Ade AdaCOHT/2025/001", "Bello BolaCOHT/2025/002"]);
  const counts = [...document.querySelectorAll("main dd")].map(({ textContent }) => textContent);
  expect(counts).toEqual(["1", "0", "1", "0", "0"]);
  const [, , row] = screen.getAllByRole("row");
  expect(row?.textContent).toContain("Why Bello Bola. Moved on all the same.");
  await user.click(screen.getByRole("link", { name: "Bello Bola" }));
  expect(window.location.pathname).toBe("/exam-officer/result/students/2");
});

it("narrows by standing and search, in the URL", async () => {
  const rows = [
    aRow("1", "Ade Ada", "PROBATION"),
    aRow("2", "Bello Bola", "PROBATION"),
    aRow("3", "Cole Chi", "GOOD"),
  ];
  await open(`${chosen}&standing=PROBATION&search=bola`, rows);
  expect(await names()).toEqual(["Bello BolaCOHT/2025/002"]);
});

it("says so where nobody matches", async () => {
  await open(`${chosen}&standing=WITHDRAW`, [aRow("1", "Ade Ada", "GOOD")]);
  await screen.findByText("No student matches the search and the filters");
});

it("says so where nobody took part", async () => {
  await open(chosen, []);
  await screen.findByText("Nobody has a standing here");
});

it("asks for session, department and level first", async () => {
  await open("?session=2025/2026", []);
  await screen.findByText("Choose a session, a department and a level");
  expect(screen.queryByText("Nobody has a standing here")).toBeNull();
});
