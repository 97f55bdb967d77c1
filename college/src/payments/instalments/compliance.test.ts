import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCollege, type TestCollege } from "../../../testing/college.ts";
import { departmentCalled } from "../../../testing/departments.ts";
import { createPlan, sixtyForty } from "../../../testing/instalments.ts";
import { createPayer, creditPayment, openFees, type Payer } from "../../../testing/payments.ts";
import { sponsorStudent } from "../../../testing/sponsor-steps.ts";
import { createStaff, type TestStaff } from "../../../testing/staff.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { sponsoredStudent, sponsorship } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import { billEverybody } from "../ledger/charge-students.ts";

let server: TestCollege;
let sessionId: number;
let officer: TestStaff;
/** Of everybody, and of level 200, whose first date has passed. */
let plans: Readonly<Record<"all" | "second", number>>;
let people: Readonly<Record<"nothing" | "half" | "all" | "overdue" | "away", Payer>>;

beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  ({ sessionId } = await openFees(college));
  officer = await createStaff(college, "BURSARY_OFFICER");
  plans = {
    all: await createPlan(college, { sessionId }),
    second: await createPlan(college, {
      sessionId,
      level: 200,
      shares: sixtyForty.map((share, index) => ({ ...share, dueDate: `2026-03-0${index + 1}` })),
    }),
  };
  people = {
    nothing: await createPayer(college, { surname: "Ade" }),
    half: await createPayer(college, { surname: "Bako" }),
    all: await createPayer(college, { surname: "Chukwu" }),
    overdue: await createPayer(college, { surname: "Danjuma", level: 200 }),
    away: await createPayer(college, { surname: "Eze", standing: "deferred" }),
  };
  await billEverybody(college);
  await pay(people.half, 60_000);
  await pay(people.all, 86_500);
});

afterAll(() => server.close());

const pay = ({ accountId }: Payer, naira: number) =>
  creditPayment(server.college, {
    accountId,
    sessionId,
    purpose: "tuition",
    amountKobo: naira * 100,
  });

const get = (path: string, query: object = {}) =>
  request(server.url)
    .get(`/payment/${path}`)
    .query(query)
    .set({ authorization: officer.authorization });

interface Listed {
  readonly name: string;
}

const names = async (query: object): Promise<string[]> => {
  const { body } = await get("instalments/", query).expect(200);
  expect(body.total).toBe(body.rows.length);
  return body.rows.map(({ name }: Listed) => name.split(" ")[0]);
};

describe("the list of instalments", () => {
  it("has every active student with a plan, by the date of the next share", async () => {
    const { body } = await get("instalments/").expect(200);
    expect(body.rows).toMatchObject([
      { id: people.overdue.id, state: "overdue", level: 200, plan_id: plans.second, paid: 0 },
      {
        id: people.nothing.id,
        state: "due",
        department: "Community Health",
        plan_id: plans.all,
        charged: 86_500,
        paid: 0,
        next: { number: 1, outstanding: 51_900, due_date: "2026-03-15" },
      },
      {
        id: people.half.id,
        state: "due",
        paid: 60_000,
        next: { number: 2, outstanding: 26_500, due_date: "2026-05-15" },
      },
      { id: people.all.id, state: "paid", paid: 86_500, next: null },
    ]);
  });

  it("is narrowed by state, plan, share, department, level and session", async () => {
    const { college } = server;
    const { id: own } = await departmentCalled(college, "Community Health");
    const { id: other } = await departmentCalled(college, "Nursing");
    expect(await names({ state: "paid" })).toEqual(["Chukwu"]);
    expect(await names({ state: "due", share: 1 })).toEqual(["Ade"]);
    expect(await names({ plan: plans.second })).toEqual(["Danjuma"]);
    expect(await names({ plan: plans.second, state: "due" })).toEqual([]);
    expect(await names({ department: own, level: 100, sort: "-name" })).toEqual([
      "Chukwu",
      "Bako",
      "Ade",
    ]);
    expect(await names({ department: other })).toEqual([]);
    expect(await names({ search: "bak" })).toEqual(["Bako"]);
    expect(await names({ sort: "-outstanding", level: 100 })).toEqual(["Ade", "Bako", "Chukwu"]);
    await college.db.insert(academicSession).values({ name: "2024/2025" });
    expect(await names({ session: "2024/2025" })).toEqual([]);
    expect(await names({ session: "2025/2026", state: "overdue" })).toEqual(["Danjuma"]);
  });

  it("is narrowed to the students on a sponsor's list, whichever plan counts for them", async () => {
    const { college } = server;
    const listId = await sponsorStudent(server, people.half, { sessionId, sections: ["A"] });
    const [list] = await college.db.select().from(sponsorship).where(eq(sponsorship.id, listId));
    const sponsor = list?.sponsorId ?? 0;
    expect(await names({ sponsor })).toEqual(["Bako"]);
    expect(await names({ sponsor, session: "2024/2025" })).toEqual([]);
    expect(await names({ sponsor: sponsor + 1 })).toEqual([]);
    const { body } = await get("instalment-figures/").expect(200);
    expect(body.sponsors).toMatchObject([{ id: sponsor }]);
    await college.db.delete(sponsoredStudent);
  });

  it("is exported as it is filtered", async () => {
    const { text } = await get("instalments/export/", { format: "csv", state: "due" }).expect(200);
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("due,86500,0,1,2026-03-15,51900");
  });
});

describe("the figures", () => {
  it("add up to the students of each plan, and are filters of the list", async () => {
    const { body } = await get("instalment-figures/").expect(200);
    expect(body).toMatchObject({ session: "2025/2026" });
    expect(body.plans).toMatchObject([
      {
        id: plans.all,
        department: null,
        level: null,
        students: 3,
        paid: 1,
        charged: 259_500,
        received: 146_500,
        shares: [
          { number: 1, percent: 60, due: 1, overdue: 0, outstanding: 51_900 },
          { number: 2, percent: 40, due: 1, overdue: 0, outstanding: 26_500 },
        ],
      },
      { id: plans.second, level: 200, students: 1, paid: 0, shares: [{ overdue: 1 }, { due: 0 }] },
    ]);
    for (const plan of body.plans) {
      expect(await names({ plan: plan.id, state: "paid" })).toHaveLength(plan.paid);
      for (const { number: share, due, overdue } of plan.shares) {
        expect(await names({ plan: plan.id, share, state: "due" })).toHaveLength(due);
        expect(await names({ plan: plan.id, share, state: "overdue" })).toHaveLength(overdue);
      }
    }
    await get("instalment-figures/", { session: "2031/2032" }).expect(404);
  });

  it("follow a student who moves to another level", async () => {
    const { db } = server.college;
    const move = (level: number) =>
      db.update(student).set({ level }).where(eq(student.id, people.nothing.id));
    await move(200);
    const { body } = await get("instalment-figures/").expect(200);
    expect(body.plans.map(({ students }: { students: number }) => students)).toEqual([2, 2]);
    await move(100);
  });
});
