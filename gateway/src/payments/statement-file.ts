import { accountStatement, studentRecordStatement } from "../../../contract/payments/account.ts";
import { studentDocument } from "../documents/student-document.ts";

/** The statement of a student's account. */
export const statementFile = studentDocument("statement", {
  own: (college) => college.file(accountStatement, {}),
  ofStudent: (college, id) => college.file(studentRecordStatement, { params: { id } }),
});
