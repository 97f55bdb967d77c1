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
  it("show GPA, CGPA and credits of each semester with the newest open", async () => {
    const { user } = await open(twoYears);
    const heads = async () =>
      (await screen.findAllByRole("button", { name: /semester|graded/ })).map((head) => [
        head.textContent,
        head.getAttribute("aria-expanded"),
      ]);
    expect(await heads()).toEqual([
      ["Second semester, 2026/2027GPA 3.25CGPA 3.1015 of 18 credits", "true"],
      ["First semester, 2025/2026GPA 3.25CGPA 3.1015 of 18 credits", "false"],
      ["How results are graded", "false"],
    ]);
    const now = screen.getByRole("region", { name: "Second semester, 2026/2027" });
    within(now).getByText(/results of 2 courses are still to come/);
    expect(screen.getByText("CGPA").closest(".ant-statistic")?.textContent).toBe("CGPA3.10");
    screen.getByText("33 of 36");
    expect(screen.queryByText("CHE 102", { selector: "section *" })).toBeNull();
    await user.click(screen.getByRole("button", { name: /^First semester, 2025/ }));
    within(await screen.findByRole("region", { name: "First semester, 2025/2026" })).getByText(
      "CHE 102",
    );
  });

  it("say why the last session that is decided did not end in good standing", async () => {
    const reason = "The CGPA is 1.62; at least 2.00 is needed.";
    const awaited = { standing: "UNDECIDED", reasons: ["2 results are still to come."] };
    const probation = { standing: "PROBATION", reasons: [reason] };
    const semesters = [aSemesterOfResults([failed])];
    await open(
      someResults({
        sessions: [
          { session: "2026/2027", academicStanding: awaited, semesters },
          { session: "2025/2026", academicStanding: probation, semesters },
        ],
      }),
    );
    const alert = (await screen.findByText("Probation after 2025/2026")).closest("[role=alert]");
    expect(alert?.textContent).toContain(reason);
    expect(alert?.textContent).not.toContain("still to come");
  });

  it("say what is lacking for graduation", async () => {
    const requirements = [
      { requirement: "CARRYOVERS", state: "MISSING", detail: "CHE 102 is not passed yet." },
      { requirement: "RESULTS", state: "IN_PROGRESS", detail: "2 results are still to come." },
      { requirement: "CGPA", state: "MET", detail: "The CGPA is 3.10; at least 2.00 is needed." },
      { requirement: "FEES", state: "MET", detail: "Nothing is owed." },
    ];
    const { user } = await open({ ...twoYears, graduation: { isMet: false, requirements } });
    await user.click(await screen.findByRole("button", { name: "Graduation: 2 of 4 met" }));
    const dialog = await screen.findByRole("dialog", { name: "Requirements for graduation" });
    const list = within(dialog).getByRole("list");
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      "CarryoversMissingCHE 102 is not passed yet.",
      "ResultsIn progress2 results are still to come.",
      "CGPAMetThe CGPA is 3.10; at least 2.00 is needed.",
      "FeesMetNothing is owed.",
    ]);
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("name the offices that have not signed a graduate off, and what they hold", async () => {
    const units = [
      { unit: "LIBRARY", state: "HELD", note: "Two books are due" },
      { unit: "HOSTEL", state: "CLEARED", note: null },
      { unit: "DEPARTMENT", state: "CLEARED", note: null },
      { unit: "BURSARY", state: "WAITING", note: null },
    ];
    const obstacle = "The library holds you until what is named there is settled.";
    const leavingClearance = { units, obstacle, statementUrl: null };
    const server = startServer({ viewer: aStudent({ results: twoYears, leavingClearance }) });
    openPortal(paths.student.results, server);
    const card = within(await screen.findByRole("region", { name: "Leaving the college" }));
    const list = card.getByRole("list", { name: "Offices" });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      "LibraryHeldTwo books are due",
      "HostelSigned off",
      "DepartmentSigned off",
      "BursaryNot signed",
    ]);
    card.getByText(obstacle);
    expect(card.queryByRole("button")).toBeNull();
  });

  it("offer a graduate's statement of result", async () => {
    const units = [{ unit: "LIBRARY", state: "CLEARED", note: null }];
    const statementUrl = "/download/statement-of-result";
    const leavingClearance = { units, obstacle: null, statementUrl };
    const server = startServer({ viewer: aStudent({ results: twoYears, leavingClearance }) });
    openPortal(paths.student.results, server);
    await screen.findByRole("button", { name: "Download statement of result" });
  });

  it("show marks and grade of each course", async () => {
    await open(twoYears);
    expect((await line("CHE 201")).textContent).toBe(
      "CHE 201 The study of CHE 201, 3 creditsACA30Exam45Total75Points4.00",
    );
  });

  it("are a table on a laptop", async () => {
    openOnLaptop();
    await open(twoYears);
    const table = await screen.findByRole("table");
    const cells = [...table.querySelectorAll("th, td")].map(({ textContent }) => textContent);
    expect(cells).toEqual([
      ...["Course", "CA", "Exam", "Total", "Grade", "Points"],
      ...["CHE 201 The study of CHE 201, 3 credits", "30", "45", "75", "A", "4.00"],
    ]);
  });

  it("mark failures alone", async () => {
    const courses = [failed, aCourseResult("CHE 103")];
    await open(
      someResults({
        sessions: [{ session: "2026/2027", semesters: [aSemesterOfResults(courses)] }],
      }),
    );
    within(await line("CHE 102")).getByText("Failed");
    expect(screen.getAllByText("Failed")).toHaveLength(1);
    expect(screen.queryByText("Passed")).toBeNull();
  });

  it("explain the grades", async () => {
    const { user } = await open(twoYears);
    await user.click(await screen.findByRole("button", { name: "How results are graded" }));
    expect((await screen.findByText("A", { selector: "span" })).parentElement?.textContent).toBe(
      "Afrom 75, 4.00 points",
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
    expect((await line("CHE 301")).textContent).toContain("FailedABS");
    expect((await line("CHE 301")).textContent).toContain("ExamAbsent");
    expect((await line("CHE 302")).textContent).toContain(
      "Repeated courseNot in the CGPA: another attempt counts",
    );
    expect((await line("CHE 303")).textContent).toBe(
      "CHE 303 The study of CHE 303, 3 creditsWithheldThe college holds this result back. It counts towards nothing until it is released.",
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
