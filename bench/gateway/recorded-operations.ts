import { readOwnStaffRecord } from "../../contract/accounts/staff-account.ts";
import { toCamelCase } from "../../contract/camel-case.ts";
import { readStudent } from "../../contract/profiles/own-profile.ts";
import type { BareOperation } from "./bare-aggregator.ts";
import type { RecordedCall } from "./recording.ts";
import type { Scenario } from "./scenarios.ts";

/** An operation that the gateway has answered once, with its calls to the college. */
export interface Recorded {
  readonly scenario: Scenario;
  readonly calls: readonly RecordedCall[];
  readonly answer: string;
}

/** What the bare aggregator does for each operation, by the operation's text. */
export const bareOperations = (
  operations: readonly Recorded[],
): Readonly<Record<string, BareOperation>> =>
  byText(operations, (recorded) => ({
    waves: wavesOf(recorded),
    answer: JSON.parse(recorded.answer),
  }));

/** Who asks, for the other GraphQL servers, which have no session. */
export const rivalPeople = (operations: readonly Recorded[]): Readonly<Record<string, Person>> =>
  byText(operations, personIn);

const personIn = ({ scenario: { role }, calls }: Recorded): Person => {
  const own = role === "staff" ? readOwnStaffRecord : readStudent;
  const path = new RegExp(`^${own.path.replace("{id}", "\\d+")}$`);
  const call = calls.find((one) => path.test(one.path));
  if (call === undefined) throw new Error("An operation that does not read who asks.");
  const record = toCamelCase(own.response)(JSON.parse(call.body));
  return { kind: role, record };
};

interface Person {
  readonly kind: Scenario["role"];
  readonly record: unknown;
}

const byText = <Result>(
  operations: readonly Recorded[],
  resultOf: (recorded: Recorded) => Result,
): Readonly<Record<string, Result>> =>
  Object.fromEntries(operations.map((recorded) => [recorded.scenario.query, resultOf(recorded)]));

/** Calls of one wave need nothing of each other. The staff's role is asked before anything else. */
const wavesOf = ({ scenario, calls }: Recorded): readonly (readonly string[])[] => {
  const paths = calls.map(({ path }) => path);
  if (scenario.role === "staff") return [paths.slice(0, 1), paths.slice(1)];
  const isLater = (path: string): boolean => scenario.later?.test(path) === true;
  const waves = [paths.filter((path) => !isLater(path)), paths.filter(isLater)];
  return waves.filter((wave) => wave.length > 0);
};
