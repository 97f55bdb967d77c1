import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AwaitedCourses,
  type JudgedResult,
  judgeSession,
  judgeSessions,
  type SessionFacts,
} from "./judge.ts";
import { standingTexts } from "./texts.ts";

const rules = {
  cgpaPolicy: "all",
  standingCgpa: 200,
  standingCarryoverCredits: 15,
} as const;

const judge = (before: Parameters<typeof judgeSession>[0], facts: Partial<SessionFacts>) =>
  judgeSession(
    before,
    { cgpa: 300, carryoverCredits: 0, awaited: 0, withheld: [], ...facts },
    rules,
  );

describe("a session's standing", () => {
  it("is good at the least CGPA and the most carryovers that are allowed", () => {
    const least = { cgpa: 200, carryoverCredits: 15 };
    expect(judge("good", least)).toEqual({ standing: "good", reasons: [] });
    expect(judge("repeat", least)).toEqual({ standing: "good", reasons: [] });
  });

  it.each([
    ["good", "probation"],
    ["probation", "repeat"],
    ["repeat", "withdraw"],
    ["withdraw", "withdraw"],
  ] as const)("with a low CGPA after %s is %s", (before, standing) => {
    const { reasons, ...judged } = judge(before, { cgpa: 199 });
    expect(judged).toEqual({ standing });
    expect(reasons).toEqual([
      standingTexts.cgpa(199, 200),
      ...(before === "good" ? [] : [standingTexts.before[before]]),
    ]);
  });

  it.each([
    ["good", "repeat"],
    ["probation", "repeat"],
    ["repeat", "withdraw"],
  ] as const)("with too many carryovers after %s is %s", (before, standing) => {
    const { reasons, ...judged } = judge(before, { carryoverCredits: 16 });
    expect(judged).toEqual({ standing });
    expect(reasons[0]).toBe(standingTexts.carryovers(16, 15));
  });

  it("is not decided while results are withheld or awaited", () => {
    expect(judge("good", { cgpa: 100, awaited: 2, withheld: ["ANA 101"] })).toEqual({
      standing: "undecided",
      reasons: [standingTexts.withheld(["ANA 101"]), standingTexts.awaited(2)],
    });
  });
});

const sessions = ["2023/2024", "2024/2025", "2025/2026"] as const;

const result = fc
  .record({
    courseId: fc.integer({ min: 1, max: 5 }),
    session: fc.constantFrom(...sessions),
    semester: fc.constantFrom(1, 2),
    points: fc.option(fc.constantFrom(0, 200, 300, 400)),
    creditLoad: fc.constantFrom(2, 3, 6),
  })
  .map(
    ({ points, ...one }): JudgedResult => ({
      ...one,
      code: `ANA 10${one.courseId}`,
      pointsHundredths: points,
      isPassed: points === null ? null : points > 0,
    }),
  );

/** At most one attempt at a course in a semester, as the database has it. */
const results = fc.uniqueArray(result, {
  maxLength: 20,
  selector: ({ courseId, session, semester }) => `${courseId} ${session} ${semester}`,
});

const awaited: fc.Arbitrary<readonly AwaitedCourses[]> = fc.uniqueArray(
  fc.record({ session: fc.constantFrom(...sessions), courses: fc.integer({ min: 1, max: 3 }) }),
  { selector: ({ session }) => session },
);

const cgpaPolicy = fc.constantFrom("all", "best", "latest");

describe("standings", () => {
  it("depend on the published results alone, in any order", () => {
    fc.assert(
      fc.property(
        results.chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
        ),
        awaited,
        cgpaPolicy,
        ([some, shuffled], still, policy) => {
          const by = { ...rules, cgpaPolicy: policy };
          expect(judgeSessions(shuffled, still.toReversed(), by)).toEqual(
            judgeSessions(some, still, by),
          );
        },
      ),
    );
  });

  it("never change by what is published of later sessions", () => {
    fc.assert(
      fc.property(results, awaited, cgpaPolicy, (some, still, policy) => {
        const by = { ...rules, cgpaPolicy: policy };
        const isEarly = ({ session }: { readonly session: string }) => session < "2025/2026";
        expect(judgeSessions(some.filter(isEarly), still.filter(isEarly), by)).toEqual(
          judgeSessions(some, still, by).filter(isEarly),
        );
      }),
    );
  });

  it("are good exactly where every result is there and no rule is broken", () => {
    fc.assert(
      fc.property(results, awaited, (some, still) => {
        for (const { standing, cgpa, carryoverCredits, ...one } of judgeSessions(
          some,
          still,
          rules,
        )) {
          const isDecided = one.awaited === 0 && one.withheld.length === 0;
          const isKept = (cgpa === null || cgpa >= 200) && carryoverCredits <= 15;
          expect(standing === "undecided").toBe(!isDecided);
          expect(standing === "good").toBe(isDecided && isKept);
          expect(one.reasons.length > 0).toBe(standing !== "good");
        }
      }),
    );
  });
});
