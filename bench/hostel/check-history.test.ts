import { describe, expect, test } from "vitest";
import { checkHistory } from "./check-history.ts";
import type { Click, EndState, History } from "./history.ts";

/** Two women and a man; one bed for women, one for men. Ada gets hers, Bola is too late, Chidi gets his at the second try. */
const [ada, bola, chidi] = [1, 2, 3];
const [womens, mens] = [10, 20];

const click = (
  studentId: number,
  bedId: number,
  outcome: Click["outcome"],
  [sentAt, answeredAt]: readonly [number, number],
): Click => ({ studentId, bedId, outcome, sentAt, answeredAt, requestKey: `key-${studentId}` });

const good: History = {
  clicks: [
    click(ada, womens, "held", [0, 5]),
    click(bola, womens, "taken", [1, 6]),
    click(chidi, mens, "unknown", [0, 3]),
    click(chidi, mens, "held", [4, 9]),
  ],
  conclusions: [
    { studentId: ada, outcome: "held", at: 5 },
    { studentId: bola, outcome: "none left", at: 6 },
    { studentId: chidi, outcome: "held", at: 9 },
  ],
};

const application = (id: number, studentId: number, bedId: number) => ({
  id,
  studentId,
  bedId,
  status: "pending",
  requestKey: `key-${studentId}`,
});

const end: EndState = {
  students: [
    { id: ada, kind: "Female" },
    { id: bola, kind: "Female" },
    { id: chidi, kind: "Male" },
  ],
  beds: [
    { id: womens, kind: "Female" },
    { id: mens, kind: "Male" },
  ],
  claims: [
    { bedId: womens, studentId: ada, applicationId: 1 },
    { bedId: mens, studentId: chidi, applicationId: 2 },
  ],
  applications: [application(1, ada, womens), application(2, chidi, mens)],
};

/** The history with the clicks of one student put in place of that student's own. */
const withClicks = (studentId: number, ...clicks: readonly Click[]): History => ({
  ...good,
  clicks: [...good.clicks.filter((one) => one.studentId !== studentId), ...clicks],
});

const withConclusion = (
  studentId: number,
  outcome: "held" | "none left" | "neither",
  at = 20,
): History => ({
  ...good,
  conclusions: [
    ...good.conclusions.filter((one) => one.studentId !== studentId),
    { studentId, outcome, at },
  ],
});

test("a rush with only true answers has no errors", () => {
  expect(checkHistory(good, end)).toEqual([]);
});

test("a click whose connection broke without effect has one outcome", () => {
  const history = withClicks(
    bola,
    click(bola, womens, "unknown", [1, 2]),
    click(bola, womens, "unknown", [2, 3]),
    click(bola, womens, "taken", [3, 6]),
  );
  expect(checkHistory(history, end)).toEqual([]);
});

describe("a database is wrong in which", () => {
  test("a bed has two holders", () => {
    const wrong = checkHistory(
      {
        ...withConclusion(bola, "held"),
        clicks: [...good.clicks, click(bola, womens, "held", [7, 8])],
      },
      {
        ...end,
        claims: [...end.claims, { bedId: womens, studentId: bola, applicationId: 3 }],
        applications: [...end.applications, application(3, bola, womens)],
      },
    );
    expect(wrong).toContain("Bed 10 is held more than once.");
  });

  test("a student holds two beds", () => {
    const beds = [...end.beds, { id: 11, kind: "Female" as const }];
    const claims = [...end.claims, { bedId: 11, studentId: ada, applicationId: 3 }];
    const applications = [...end.applications, application(3, ada, 11)];
    const wrong = checkHistory(good, { ...end, beds, claims, applications });
    expect(wrong).toContain("Student 1 holds more than one bed.");
    expect(wrong).toContain("The click key-1 of student 1 on bed 10 made 2 applications.");
  });

  test("a bed is held by the other kind of student", () => {
    const students = end.students.map((one) => ({ ...one, kind: "Female" as const }));
    expect(checkHistory(good, { ...end, students })).toContain(
      "Student 3 holds bed 20 of another kind.",
    );
  });

  test("an acknowledged claim is lost", () => {
    const lost = { ...end, claims: end.claims.slice(1), applications: end.applications.slice(1) };
    expect(checkHistory(good, lost)).toEqual([
      "The click key-1 of student 1 on bed 10 was acknowledged, and does not hold it.",
      "The click key-1 of student 1 on bed 10 was acknowledged and is lost.",
      "Student 2 was told that bed 10 is taken when nobody had it.",
      "Student 2 was told that none is left when one was.",
      'Student 1 was told "held", which is not so.',
    ]);
  });

  test("a claim has no application, or an application no claim", () => {
    expect(checkHistory(good, { ...end, applications: end.applications.slice(1) })).toContain(
      "Bed 10 is held without an application for it.",
    );
    expect(checkHistory(good, { ...end, claims: end.claims.slice(1) })).toContain(
      "Application 1 holds no bed.",
    );
  });

  test("somebody who was refused has applied", () => {
    const applications = [...end.applications, application(3, bola, womens)];
    expect(checkHistory(good, { ...end, applications })).toContain(
      "The click key-2 of student 2 on bed 10 was refused and applied.",
    );
  });

  test("a claim exists without a request", () => {
    const history = { ...good, clicks: good.clicks.filter(({ studentId }) => studentId !== chidi) };
    expect(checkHistory(history, end)).toContain(
      "Application 2 of student 3 for bed 20 was never asked for.",
    );
  });
});

describe("the answers are wrong when", () => {
  test("one click was acknowledged and refused", () => {
    const history = withClicks(
      ada,
      click(ada, womens, "held", [0, 5]),
      click(ada, womens, "taken", [6, 7]),
    );
    expect(checkHistory(history, end)).toContain(
      "The click key-1 of student 1 on bed 10 was told both.",
    );
  });

  test("a click has no outcome", () => {
    const history = withClicks(chidi, click(chidi, mens, "unknown", [0, 3]));
    expect(checkHistory(history, end)).toContain(
      "The click key-3 of student 3 on bed 20 was never told.",
    );
  });

  test("a bed was called taken before anybody had asked for it", () => {
    const history = withClicks(ada, click(ada, womens, "held", [7, 9]));
    expect(checkHistory(history, end)).toEqual([
      "Student 2 was told that bed 10 is taken when nobody had it.",
      "Student 2 was told that none is left when one was.",
    ]);
  });

  test("an answer says that no bed is left while one is free", () => {
    const beds = [...end.beds, { id: 11, kind: "Female" as const }];
    expect(checkHistory(good, { ...end, beds })).toEqual([
      "Student 2 was told that none is left when one was.",
    ]);
  });

  test("a student has no final answer or a false one", () => {
    expect(checkHistory(withConclusion(bola, "neither"), end)).toEqual([
      "Student 2 was never told how it ended.",
    ]);
    expect(checkHistory(withConclusion(bola, "held"), end)).toEqual([
      'Student 2 was told "held", which is not so.',
    ]);
    expect(checkHistory(withConclusion(ada, "none left"), end)).toEqual([
      'Student 1 was told "none left", which is not so.',
    ]);
  });

  test("a student has two final answers", () => {
    const conclusions = [...good.conclusions, { studentId: ada, outcome: "held" as const, at: 6 }];
    expect(checkHistory({ ...good, conclusions }, end)).toEqual([
      "Student 1 was told how it ended more than once.",
    ]);
  });
});
