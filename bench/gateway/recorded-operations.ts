import type { BareOperation } from "./bare-aggregator.ts";
import type { RecordedCall } from "./recording.ts";
import type { Scenario } from "./scenarios.ts";

/** An operation that the gateway has answered once, with its calls to the college. */
export interface Recorded {
  readonly scenario: Scenario;
  readonly calls: readonly RecordedCall[];
  readonly answer: string;
  /** With `__typename` on every object. */
  readonly typedData: unknown;
}

/** What the bare aggregator does for each operation, by the operation's text. */
export const bareOperations = (
  operations: readonly Recorded[],
): Readonly<Record<string, BareOperation>> =>
  byText(operations, ({ answer }) => ({ answer: JSON.parse(answer) }));

/** The same for the other GraphQL servers. */
export const rivalOperations = (
  operations: readonly Recorded[],
): Readonly<Record<string, object>> => byText(operations, ({ typedData }) => ({ data: typedData }));

const byText = <Result extends object>(
  operations: readonly Recorded[],
  resultOf: (recorded: Recorded) => Result,
) =>
  Object.fromEntries(
    operations.map((recorded) => [
      recorded.scenario.query,
      { waves: wavesOf(recorded), ...resultOf(recorded) },
    ]),
  );

/** Calls of one wave need nothing of each other. The staff's role is asked before anything else. */
const wavesOf = ({ scenario, calls }: Recorded): readonly (readonly string[])[] => {
  const paths = calls.map(({ path }) => path);
  if (scenario.role === "staff") return [paths.slice(0, 1), paths.slice(1)];
  const isLater = (path: string): boolean => scenario.later?.test(path) === true;
  const waves = [paths.filter((path) => !isLater(path)), paths.filter(isLater)];
  return waves.filter((wave) => wave.length > 0);
};
