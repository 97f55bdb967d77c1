type Values = Readonly<Record<string, unknown>> | null;

/** Lines of one change that are told. */
const most = 20;

/** What an audit entry says that changed, a line each: `score: 61 → 64`; nothing is written as a dash. */
export const changesOf = (before: Values, after: Values): string[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => [name, wordOf(before?.[name]), wordOf(after?.[name])] as const)
    .filter(([, was, is]) => was !== is)
    .slice(0, most)
    .map(([name, was, is]) => `${wordsOf(name)}: ${was} → ${is}`);
};

const wordOf = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

/** `answerBy` is `answer by`. */
const wordsOf = (name: string): string =>
  name.replaceAll(/[A-Z]|_[a-z]/g, (part) => ` ${part.replace("_", "").toLowerCase()}`);
