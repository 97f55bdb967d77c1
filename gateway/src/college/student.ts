import type { BodyOf } from "../../../contract/endpoint.ts";
import {
  changePassword,
  confirmPasswordReset,
  readStudent,
  requestPasswordReset,
  StudentLoginRefused,
  studentLogin,
  updateStudent,
} from "../../../contract/students/student.ts";
import type { StudentRecord } from "../session/record.ts";
import type { SignIn } from "../session/request-session.ts";
import type { CollegeCalls } from "./calls.ts";

/** @returns the signed-in student, or the college's words when it refuses under a successful status. */
export const signInStudent = async (
  calls: CollegeCalls,
  body: BodyOf<typeof studentLogin>,
): Promise<SignIn | { readonly refusedWith: string }> => {
  const [first] = await calls.write(studentLogin, { body, alsoAccepts: StudentLoginRefused });
  if (first === undefined) throw new Error("the contract promises one item");
  if (!first.success) return { refusedWith: first.message };
  const { student, access, refresh } = first.data;
  return { person: { kind: "student", record: student }, access, refresh };
};

export const fetchStudent = (calls: CollegeCalls, id: number): Promise<StudentRecord> =>
  calls.read(readStudent, { params: { id } });

/** @returns what of the record the college told of; some tell nothing. */
export const saveStudent = (
  calls: CollegeCalls,
  id: number,
  body: BodyOf<typeof updateStudent>,
  passport: File | undefined,
): Promise<Partial<StudentRecord>> =>
  calls.write(updateStudent, { params: { id }, body, ...(passport && { files: { passport } }) });

export const askForResetCode = (calls: CollegeCalls, email: string) =>
  calls.write(requestPasswordReset, { body: { email } });

export const resetPassword = (calls: CollegeCalls, body: BodyOf<typeof confirmPasswordReset>) =>
  calls.write(confirmPasswordReset, { body });

export const replacePassword = (calls: CollegeCalls, body: BodyOf<typeof changePassword>) =>
  calls.write(changePassword, { body });
