import { createHash } from "node:crypto";
import { refuse } from "../http/refusal.ts";
import type { ImportCall } from "./mount.ts";
import { importTexts } from "./raw-table.ts";

/** Notes the rows that can be taken, and that the caller who leaves wrong ones out has seen them. @throws 409 `preview_outdated` */
export const requirePreviewed = (
  call: Pick<ImportCall<string>, "isDryRun" | "leavesOutWrong" | "preview" | "noteOverwritten">,
  good: readonly (readonly number[])[],
): void => {
  const mark = createHash("sha256").update(JSON.stringify(good)).digest("base64url").slice(0, 24);
  call.noteOverwritten(0, mark);
  if (!call.isDryRun && call.leavesOutWrong && call.preview !== mark) {
    throw refuse(409, importTexts.outdated, "preview_outdated");
  }
};
