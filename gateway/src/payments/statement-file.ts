import { accountStatement, studentRecordStatement } from "../../../contract/payments/account.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";

/** The statement of the signed-in student's account. */
export const ownStatementUrl = "/download/statement";

/** The statement of any student's account, for the office. */
export const statementUrlOf = (studentId: number): string => `${ownStatementUrl}/${studentId}`;

const pattern = /^\/download\/statement(?:\/(\d{1,10}))?$/;

/** The signed-in student's statement, or any student's for the office; the college decides who may have it. */
export const openStatementFile: OpenFile = (path, context) => {
  const match = pattern.exec(path);
  if (match === null) return undefined;
  const [, student] = match;
  if (student === undefined) return open("own", context);
  const studentId = recordIdOf(student);
  return studentId === undefined ? undefined : open(studentId, context);
};

const open = async (
  student: "own" | number,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (student === "own") session.requireStudent();
  else if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  try {
    const file =
      student === "own"
        ? await college.file(accountStatement, {})
        : await college.file(studentRecordStatement, { params: { id: student } });
    return { file, saveAs: { ascii: "statement.pdf" } };
  } catch (error) {
    if (isUnsupported(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
};
