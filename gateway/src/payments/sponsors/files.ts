import { sponsorStatement } from "../../../../contract/payments/sponsors.ts";
import { recordIdOf } from "../../college/record-id.ts";
import { PortalError } from "../../errors.ts";
import type { OpenFile } from "../../http/files-route.ts";

/** Where the statement of a list is downloaded. */
export const sponsorStatementUrlOf = (id: number): string => `/download/sponsor-statement/${id}`;

const statementPattern = /^\/download\/sponsor-statement\/(\d{1,10})$/;

/** The statement of a list for its sponsor; the college decides who may have it. */
export const openSponsorStatement: OpenFile = (path, { session, college }) => {
  const id = recordIdOf(statementPattern.exec(path)?.[1] ?? "");
  if (id === undefined) return undefined;
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  return college
    .file(sponsorStatement, { params: { id } })
    .then((file) => ({ file, saveAs: { ascii: `sponsor-statement-${id}.pdf` } }));
};
