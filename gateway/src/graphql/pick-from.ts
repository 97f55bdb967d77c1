import type { GraphQLFieldResolver } from "graphql";
import type { GatewayContext } from "../context.ts";

/** How a resolver finds its value: what is awaited first, and what is taken from it. */
export interface Picking {
  open(source: unknown): Promise<unknown>;
  pick(opened: unknown): unknown;
}

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

const pickings = new WeakMap<object, Picking>();

/**
 * A resolver that awaits something of its source, such as a person's record, and picks one value from it. A plan awaits the same
 * thing once for all neighbouring fields, whose own promises would cost more than their values.
 */
export const pickFrom = <Source, Opened, Value>(
  open: (source: Source) => Promise<Opened>,
  pick: (opened: Opened) => Value,
): ((source: Source) => Promise<Value>) => {
  const resolve = async (source: Source): Promise<Value> => pick(await open(source));
  pickings.set(resolve, { open, pick });
  return resolve;
};

/** What a resolver picks from what; undefined if it was not made by `pickFrom`. */
export const pickingOf = (resolve: Resolve): Picking | undefined => pickings.get(resolve);
