import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../testing/server.ts";
import { aStudent } from "../../../testing/student.ts";
import {
  aCourseResult,
  aSemesterOfResults,
  someResults,
} from "../../../testing/student-results.ts";
import { openOnLaptop } from "../../../testing/viewport.ts";
import { paths } from "../../paths.ts";

const open = async (results: unknown) => {
  const server = startServer({ viewer: aStudent({ results }) });
  const portal = openPortal(paths.student.results, server);
  await findHeading("Results");
  return { ...portal, server };
};

const line = async (code: string) => {
  const item = (await screen.findByText(code)).closest("li");
  if (item === null) throw new Error(`${code} is in no list`);
  return item;
};

const failed = aCourseResult("CHE 102", {
  ca: 10,
  exam: 20,
  total: 30,
  grade: "F",
  points: 0,
  isPassed: false,
});

const twoYears = someResults({
  cgpa: 3.1,
  creditsRegistered: 36,
  creditsPassed: 33,
  transcriptUrl: "/download/transcript",
  carryovers: [
    {
      courseId: "2",
      code: "CHE 102",
      title: "Anatomy",
      creditLoad: 3,
      semester: 1,
      session: "2025/2026",
    },
  ],
  sessions: [
    {
      session: "2026/2027",
      semesters: [aSemesterOfResults([aCourseResult("CHE 201")], { number: 2, awaited: 2 })],
    },
    { session: "2025/2026", semesters: [aSemesterOfResults([failed])] },
  ],
});

describe("a student's results", () => {
  it("show GPA, CGPA and credits with the newest session open", async () => {
    await open(twoYears);
    expect((await screen.findByText("CGPA")).nextElementSibling?.textContent).toBe("3.10");
    expect(screen.getAllByText("Credits passed")[0]?.nextElementSibling?.textContent).toBe(
      "33 of 36",
    );
    const now = screen.getByRole("region", { name: "Second semester, 2026/2027" });
    expect(within(now).getByText("GPA").nextElementSibling?.textContent).toBe("3.25");
    within(now).getByText(/results of 2 courses are still to come/);
    const opened = screen
      .getAllByRole("group")
      .map((group) => [
        within(group).getByRole("heading", { level: 2, hidden: true }).textContent,
        group.hasAttribute("open"),
      ]);
    expect(opened).toEqual([
      ["2026/2027 session", true],
      ["2025/2026 session", false],
      ["How results are graded", false],
    ]);
  });

  it("show marks, grade and result of each course", async () => {
    await open(twoYears);
    expect((await line("CHE 201")).textContent).toBe(
      "CHE 201Grade APassedThe study of CHE 201, 3 creditsCA30Exam45Total75Points4.00",
    );
  });

  it("explain that carryovers join the next registration", async () => {
    const { user } = await open(twoYears);
    const carryovers = await screen.findByRole("region", { name: "Carryovers" });
    within(carryovers).getByText(/into the next course registration .* by themselves/);
    within(carryovers).getByText("Taught in first semesters, failed in 2025/2026");
    await user.click(within(carryovers).getByRole("link", { name: "Go to course registration" }));
    expect(window.location.pathname).toBe(paths.student.courseRegistration);
  });

  it("show absences, superseded repeats and withheld results", async () => {
    const nothing = { ca: null, exam: null, total: null, grade: null, points: null };
    const absence = { exam: null, total: 30, grade: "ABS", points: 0, isPassed: false };
    const courses = [
      aCourseResult("CHE 301", { remark: "ABSENT", ...absence }),
      aCourseResult("CHE 302", { isRepeat: true, counts: false }),
      aCourseResult("CHE 303", { remark: "WITHHELD", isPassed: null, counts: false, ...nothing }),
    ];
    await open(
      someResults({
        cgpa: 0,
        sessions: [{ session: "2026/2027", semesters: [aSemesterOfResults(courses)] }],
      }),
    );
    expect((await line("CHE 301")).textContent).toContain("Grade ABSFailed");
    expect((await line("CHE 301")).textContent).toContain("ExamAbsent");
    expect((await line("CHE 302")).textContent).toContain(
      "Repeated courseNot in the CGPA: another attempt counts",
    );
    expect((await line("CHE 303")).textContent).toBe(
      "CHE 303WithheldThe study of CHE 303, 3 creditsThe college holds this result back. It counts towards nothing until it is released.",
    );
    expect(screen.queryByRole("button", { name: /transcript/ })).toBeNull();
  });

  it.each([
    ["that are not there yet", someResults()],
    ["that a college has no call for", null],
  ])("%s are announced", async (_what, results) => {
    await open(results);
    await screen.findByText("No results yet");
    screen.getByRole("link", { name: "Registered courses" });
  });

  it("retry after a failure", async () => {
    const { server, user } = await open(() => {
      throw failure("COLLEGE_UNAVAILABLE", "Away just now.");
    });
    await screen.findByText("Away just now.");
    server.answer({ query: { viewer: aStudent({ results: twoYears }) } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("CHE 201");
  });

  it("are in the menu and linked from the dashboard", async () => {
    openOnLaptop();
    const server = startServer({ viewer: aStudent({ results: twoYears }) });
    const { user } = openPortal(paths.student.dashboard, server);
    await screen.findByText("COHT/2025/001");
    const [menu] = screen.getAllByRole("navigation");
    const entries = menu ? within(menu).getAllByRole("link") : [];
    expect(entries.at(-1)?.textContent).toBe("Results");
    const links = screen.getAllByRole("link", { name: "Results" });
    const last = links.at(-1);
    if (last) await user.click(last);
    await findHeading("Results");
  });
});
