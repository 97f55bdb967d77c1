import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApplicationSession } from "../../testing/applicants.ts";
import { auditOf } from "../../testing/audit.ts";
import { startTestCollege, type TestCollege } from "../../testing/college.ts";
import { createHostel } from "../../testing/hostels.ts";
import { createTested } from "../../testing/offers.ts";
import { openFees } from "../../testing/payments.ts";
import { createStaff } from "../../testing/staff.ts";
import { changeSemester } from "../../testing/year.ts";
import { admissionQuota } from "../db/schema/admission-quotas.ts";
import { academicSession, semester } from "../db/schema/calendar.ts";

let server: TestCollege;
let authorization: string;
let plan: string;
let numbers: readonly string[];

beforeAll(async () => {
  server = await startTestCollege();
  const { college } = server;
  await openFees(college, { lateFrom: "2026-04-01" });
  await college.db.insert(academicSession).values({ name: "2026/2027" });
  const [running] = await college.db.select().from(semester);
  const registrationStart = new Date("2026-03-03T09:00:00.000Z");
  await changeSemester(college, running?.id ?? 0, { registrationStart });
  await createHostel(college, { name: "=Hall" });
  const round = await createApplicationSession(college);
  const people = [];
  for (const [testScore, surname] of [
    [30, "Bello"],
    [90, "Eze"],
    [80, "Ade"],
  ] as const) {
    people.push(await createTested(college, { testScore, surname, jambScore: 200 }));
  }
  numbers = people.map(({ applicationNo }) => applicationNo);
  const code = numbers[0]?.split("/")[1];
  const departmentId = people[0]?.departmentId ?? 0;
  const quota = { applicationSessionId: round.id, departmentId, places: 2 };
  await college.db.insert(admissionQuota).values(quota);
  plan = `application_session_id=${round.id}&department_code=${code}&cut_off=40&admit=1`;
  ({ authorization } = await createStaff(college, "SUPER_ADMIN"));
});

afterAll(() => server.close());

const get = (path: string) => request(server.url).get(path).set({ authorization });

interface Exported {
  readonly name: string;
  readonly path: string;
  /** What narrows it. */
  readonly query?: () => string;
  readonly heading: string;
  readonly lines: () => readonly string[];
  /** How many rows the screen's answer has; as many as `lines` unless said. */
  readonly count?: (answer: Readonly<Record<string, readonly unknown[]>>) => number | undefined;
}

test.each<Exported>([
  {
    name: "hostels",
    path: "/hostel/hostels/",
    heading: "Hostel,For,Floors,Rooms,Beds",
    lines: () => ["'=Hall,Female,1,1,4"],
  },
  {
    name: "fee-lines",
    path: "/payment/fee-lines/",
    heading: "Stage,Section,Order,Code,Fee,Department,Residency,Paid at,Due,Amount (NGN)",
    lines: () => ["first year,A,1,acceptance,Acceptance,,,bursary,once,10000"],
    count: ({ lines }) => lines?.length,
  },
  {
    name: "tuition-records",
    path: "/payment/tuition-records/",
    heading: "Session,Level,Payable,Late from",
    lines: () => ["2025/2026,100,Yes,2026-04-01", "2025/2026,200,Yes,2026-04-01"],
  },
  {
    name: "academic-calendar",
    path: "/result/calendar/",
    heading:
      "Session,Tuition payable for,Semester,Current,Starts,Ends,Registration opens,Registration closes,Drop deadline,Results due,Least credits,Most credits",
    lines: () => [
      "2026/2027,,,No,,,,,,,,",
      '2025/2026,"100, 200",2,Yes,2026-02-02,2026-06-26,2026-03-03 10:00,,,,15,24',
    ],
  },
  {
    name: "ranking",
    path: "/admission/simulation/",
    query: () => plan,
    heading: "Department,Rank,Application number,Name,Test score (%),JAMB score,Proposed,Decided",
    lines: () => [
      `Community Health,1,${numbers[1]},Eze Ngozi,90,200,admitted,`,
      `Community Health,2,${numbers[2]},Ade Ngozi,80,200,waiting list,`,
      `Community Health,3,${numbers[0]},Bello Ngozi,30,200,not admitted,`,
    ],
  },
  {
    name: "admission-places",
    path: "/admission/places/",
    heading:
      "Round,Session,Department,Quota,Offers,Left,Undecided,Waiting list,Not admitted,Untested",
    lines: () => [`Remedial Admission,2025/2026,Community Health,2,0,2,3,0,0,0`],
    count: ({ departments }) => departments?.length,
  },
])("$name are exported as the screen shows them, with an audit entry", async (exported) => {
  const { name, path, query, heading, lines, count } = exported;
  const queryText = query?.() ?? "";
  const { text, headers } = await get(`${path}export/?format=csv&${queryText}`).expect(200);
  const [first, ...rows] = text.trim().split("\r\n");
  expect(first).toBe(heading);
  expect(headers["content-disposition"]).toContain(`"${name}-2026-03-10.csv"`);
  if (count === undefined) expect(rows).toEqual(lines());
  else {
    expect(rows).toEqual(expect.arrayContaining([...lines()]));
    expect(rows).toHaveLength(count((await get(path).expect(200)).body) ?? 0);
  }

  await get(`${path}export/?format=xlsx&${queryText}`)
    .expect(200)
    .expect("content-type", /spreadsheetml/);
  expect(await auditOf(server.college, `list:${name}`)).toMatchObject([
    { action: "export", after: { format: "csv" } },
    { action: "export", after: { format: "xlsx" } },
  ]);
  await get(`${path}export/?format=pdf&${queryText}`).expect(400);
});

test("the audit log names the round and plan of an exported ranking", async () => {
  await get(`/admission/simulation/export/?format=csv&${plan}`).expect(200);
  const entries = await auditOf(server.college, "list:ranking");
  expect(entries.at(-1)?.after).toMatchObject({ format: "csv", cutOff: 40, admit: 1 });
  await get(
    "/admission/simulation/export/?format=csv&application_session_id=999999&department_code=X&cut_off=0",
  ).expect(404);
});

test("the file of places holds the requested round", async () => {
  const later = await createApplicationSession(server.college, { title: "Second round" });
  const { text } = await get(
    `/admission/places/export/?format=csv&application_session_id=${later.id}`,
  ).expect(200);
  expect(text).toContain("Second round,2025/2026,Community Health,,0,,0,0,0,0");
  const entries = await auditOf(server.college, "list:admission-places");
  expect(entries.at(-1)?.after).toMatchObject({ applicationSessionId: later.id });
  await get("/admission/places/export/?format=csv&application_session_id=999999").expect(404);
});
