import { inMs } from "../harness/figures.ts";
import { operationsOf } from "../harness/operations.ts";
import { type Samples, type StaffList, staffLists, type Way } from "./lists.ts";
import type { Team } from "./team.ts";
import { type Timed, timed } from "./timed.ts";

/** The promised time for every list, in milliseconds. */
export const longestList = 150;

/** Above this the bench prints the query: a growing college would soon exceed the promise. */
const closeTo = 0.8 * longestList;

interface TimedWay extends Timed {
  readonly way: Way;
}

/** Measures every query of every list; prints a line for each list, and the queries over the promise. */
export const measureLists = async (team: Team, samples: Samples, times: number): Promise<void> => {
  console.log("list | rows | first page p50, p95 | last page | slowest sort | filter | search");
  const all: TimedWay[] = [];
  for (const list of staffLists(operationsOf("staff"), samples)) {
    const total = await totalOf(team, list);
    const measured: TimedWay[] = [];
    for (const way of [...list.ways, ...lastPage(list, total)]) {
      const ask = () => team[list.role].ask(list.query, way.variables);
      const name = `${list.name} ${way.name || way.kind}`;
      measured.push({ ...(await timed(name, times, ask)), way });
    }
    console.log(lineOf(list, total, measured));
    all.push(...measured);
  }
  const over = (limit: number) => all.filter(({ p50 }) => p50 > limit);
  console.log(
    `${all.length} ways to ask for a page; over ${inMs(longestList)}: ${over(longestList).length}, over ${inMs(closeTo)}:`,
  );
  for (const { name, p50, p95 } of over(closeTo))
    console.log(`  ${name}: p50 ${inMs(p50)}, p95 ${inMs(p95)}`);
};

const totalOf = async (team: Team, { role, query, ways, name }: StaffList): Promise<number> => {
  const { text } = await team[role].ask(query, ways[0]?.variables);
  const { data } = JSON.parse(text) as { data: Record<string, { total: number } | undefined> };
  return data[name]?.total ?? 0;
};

const lastPage = ({ ways }: StaffList, total: number): readonly Way[] => {
  const [first] = ways;
  const page = { number: Math.max(1, Math.ceil(total / 25)), size: 25 };
  return first === undefined
    ? []
    : [{ kind: "last page", name: "last page", variables: { ...first.variables, page } }];
};

const lineOf = (list: StaffList, total: number, measured: readonly TimedWay[]): string => {
  const slowest = (kind: Way["kind"]): string => {
    const [found] = measured
      .filter(({ way }) => way.kind === kind)
      .toSorted((one, other) => other.p50 - one.p50);
    if (found === undefined) return "-";
    const what = kind === "first page" || kind === "last page" ? "" : `${found.way.name} `;
    return `${what}${inMs(found.p50)}, ${inMs(found.p95)}`;
  };
  const kinds = ["first page", "last page", "sort", "filter", "search"] as const;
  return [list.name, total.toLocaleString("en"), ...kinds.map(slowest)].join(" | ");
};
