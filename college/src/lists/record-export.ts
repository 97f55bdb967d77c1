import { recordChange } from "../audit/record-change.ts";
import type { ListContext } from "./list.ts";

/** Writes down who had a list or table as a file, and which rows of it they asked for. */
export const recordExport = (
  { college, account }: ListContext,
  name: string,
  asked: Readonly<Record<string, unknown>>,
): Promise<void> =>
  college.db.transaction((tx) =>
    recordChange(college, tx, {
      actorAccountId: account.id,
      action: "export",
      subject: `list:${name}`,
      after: asked,
    }),
  );
