import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";
import {
  aCourseResult,
  aSemesterOfResults,
  someResults,
} from "../../../../testing/student-results.ts";

const found = (transcriptUrl: string | null) => ({
  matricNumber: "COHT/2025/001",
  name: "Adeyemi Folake",
  department: "Public Health",
  level: 100,
  results: someResults({
    cgpa: 3.1,
    creditsRegistered: 18,
    creditsPassed: 15,
    transcriptUrl,
    carryovers: [
      { courseId: "9", code: "CHE 109", title: "", creditLoad: 3, semester: 1, session: "" },
    ],
    graduation: {
      isMet: false,
      requirements: [
        { requirement: "CARRYOVERS", state: "MISSING", detail: "CHE 109 is not passed yet." },
      ],
    },
    sessions: [
      {
        session: "2025/2026",
        academicStanding: { standing: "REPEAT", reasons: ["Too many carryovers."] },
        semesters: [
          aSemesterOfResults([
            aCourseResult("CHE 101"),
            aCourseResult("CHE 102", {
              ...{ remark: "WITHHELD", isRepeat: true, ca: null, exam: null, total: null },
              ...{ grade: null, points: null, isPassed: null, counts: false },
            }),
          ]),
        ],
      },
    ],
  }),
});

const open = async (studentRecordResults: object | null) => {
  const server = startServer({ viewer: aStaff("EXAM_OFFICER"), studentRecordResults });
  openPortal("/exam-officer/result/students/3", server);
};

describe("a student's results at the exam office", () => {
  it("are those the student sees, with averages and transcript", async () => {
    await open(found("/download/transcript/3"));
    await findHeading("Adeyemi Folake");
    screen.getByText("15 of 18");
    screen.getByText("CHE 109");
    screen.getByText("GPA 3.25, CGPA 3.10, 15 of 18 credits passed");
    screen.getByText("0 of 1 met");
    const requirements = screen.getByRole("list", { name: "Requirements for graduation" });
    expect(requirements.textContent).toBe("CarryoversMissingCHE 109 is not passed yet.");
    expect(screen.getByText(/At the end of the session/).textContent).toBe(
      "At the end of the session:Repeat the levelToo many carryovers.",
    );
    const table = screen.getByRole("table", { name: "2025/2026, first semester" });
    expect(
      within(table)
        .getAllByRole("row")
        .slice(1)
        .map((row) =>
          [...within(row).getAllByRole("rowheader"), ...within(row).getAllByRole("cell")].map(
            (cell) => cell.textContent,
          ),
        ),
    ).toEqual([
      ["CHE 101", "The study of CHE 101", "3", "30", "45", "75", "A", "4.00", ""],
      ["CHE 102", "The study of CHE 102", "3", "–", "–", "–", "–", "–", "Withheld, Repeat"],
    ]);
    screen.getByRole("button", { name: "Download transcript" });
  });

  it("offer no transcript without the permission", async () => {
    await open(found(null));
    await findHeading("Adeyemi Folake");
    expect(screen.queryByRole("button", { name: "Download transcript" })).toBeNull();
  });

  it("are not found for an unknown student", async () => {
    await open(null);
    await screen.findByText("There is no such student.");
  });
});
