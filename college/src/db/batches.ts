/** How calls share a run. */
interface Sharing<Item> {
  /** How many runs there are at a time. */
  readonly atOnce?: number;
  /** How many items a run takes. */
  readonly most?: number;
  /** Two items of one name never share a run. */
  readonly nameOf?: (item: Item) => unknown;
}

/** How long a place rests after a run that was shared, in milliseconds: while many ask, fewer and larger runs serve more of them. */
const restMs = 10;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Does for many calls at once what would cost as much for each. A call begins a run at once where none is under way. Those that
 * arrive meanwhile share a run after it, so that nobody gets what was true before they asked.
 * @param run answers with one result for each item, in their order; where it fails, all its calls fail
 */
export const inBatches = <Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce = 1, most = Number.POSITIVE_INFINITY, nameOf }: Sharing<Item> = {},
): ((item: Item) => Promise<Result>) => {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  const take = (): readonly Waiting<Item, Result>[] => {
    const taken: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const names = new Set<unknown>();
    for (const one of waiting) {
      const name = nameOf === undefined ? one : nameOf(one.item);
      const isTaken = taken.length < most && !names.has(name);
      (isTaken ? taken : left).push(one);
      names.add(name);
    }
    waiting = left;
    return taken;
  };
  const start = async (): Promise<void> => {
    const batch = take();
    running += 1;
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    if (batch.length > 1) setTimeout(end, restMs);
    else end();
  };
  const end = (): void => {
    running -= 1;
    if (waiting.length > 0) void start();
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < atOnce) void start();
    });
};
