import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { inMs } from "../harness/figures.ts";
import { operationCalled, operationsOf } from "../harness/operations.ts";
import { longestList } from "./measure-lists.ts";
import { commonName, rareName } from "./seed/pick.ts";
import type { Answer } from "./staff-client.ts";
import type { Team } from "./team.ts";
import { inLine, type Timed, timed, timesOf } from "./timed.ts";

/** The promised time for dashboards, in milliseconds. */
const longestDashboard = 300;

/** What the bursar's figures are divided by, whole and narrowed. */
const figures = [
  ...["DAY", "CHANNEL", "SECTION", "DEPARTMENT", "LEVEL", "SPONSOR"].map((by) => ({ by })),
  { by: "DAY", filter: { department: "1", channel: "ONLINE" } },
  { by: "SECTION", filter: { from: "2025-10-01", until: "2026-01-31" } },
  { by: "DEPARTMENT", filter: { level: 200, section: "B" } },
  { by: "LEVEL", filter: { sponsored: true } },
];

/** The promised time of a student's account, in milliseconds. */
const longestAccount = 50;

/** Longer than a gateway gives the same answer to a role again. */
const untilCold = 5_500;
const coldTimes = 7;

const dashboards = [
  ["SUPER_ADMIN", "AdminDashboard"],
  ["ICT_SUPPORT", "IctDashboard"],
  ["EXAM_OFFICER", "ExamOfficerDashboard"],
  ["LECTURER", "LecturerDashboard"],
  ["BURSARY_OFFICER", "BursaryDashboard"],
] as const;

/** Measures dashboards with and without the gateway's role cache, the staff's search, and one person's full record. */
export const measureScreens = async (team: Team, client: Client, times: number): Promise<void> => {
  const operations = operationsOf("staff");
  await measureDashboards(team, times);
  const admin = team.SUPER_ADMIN;
  const search = operationCalled(operations, "StaffSearch");
  for (const text of [commonName, rareName, "COHT/CHE/0001", "CHE 211"]) {
    const ask = () => admin.ask(search, { text });
    print(await timed(`search of ${text}`, times, ask), longestList);
  }
  const { rows } = await client.query<{ applicant: string; student: string; payment: string }>(`
    select (select applicant_id from admission_decision where answer = 'accepted' limit 1)::text as applicant,
      (select id from student where level = 200 limit 1)::text as student,
      (select id from payment where status = 'succeeded' limit 1)::text as payment`);
  const [own] = rows;
  for (const [name, id] of [
    ["ApplicantFile", own?.applicant],
    ["StudentFile", own?.student],
    ["PaymentFile", own?.payment],
  ] as const) {
    const query = operationCalled(operations, name);
    print(await timed(name, times, () => admin.ask(query, { id })), longestList);
  }
  const bursary = team.BURSARY_OFFICER;
  const read = operationCalled(operations, "Figures");
  for (const variables of figures) {
    const { by, filter } = { filter: undefined, ...variables };
    const name = `figures by ${by} ${filter === undefined ? "" : JSON.stringify(filter)}`;
    print(await timed(name, times, () => bursary.ask(read, variables)), longestDashboard);
  }
  const counter = operationCalled(operations, "CounterStudent");
  print(
    await timed("CounterStudent", times, () => bursary.ask(counter, { id: own?.student })),
    longestAccount,
  );
};

const measureDashboards = async (team: Team, times: number): Promise<void> => {
  const operations = operationsOf("staff");
  const asks = dashboards.map(([role, name]) => {
    const query = operationCalled(operations, name);
    return { name, ask: () => team[role].ask(query), cold: [] as Answer[] };
  });
  for (const { name, ask } of asks)
    print(await timed(`${name}, warm`, times, ask), longestDashboard);
  for (let count = 0; count < coldTimes; count += 1) {
    // One pause is enough for all roles: each role has its own cache entry.
    await pause(untilCold);
    for (const { ask, cold } of asks) cold.push(await ask());
  }
  for (const { name, cold } of asks) print(timesOf(`${name}, cold`, cold), longestDashboard);
};

const print = (one: Timed, longest: number): void =>
  console.log(`${inLine(one)}${one.p50 > longest ? ` OVER ${inMs(longest)}` : ""}`);
