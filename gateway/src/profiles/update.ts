import { isRefusal } from "../college/failure.ts";
import { saveStudent } from "../college/student.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { ProfileInput } from "../generated/schema-types.ts";
import { fieldRefusal, inputRefusal, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { StudentSource } from "../viewer/student-source.ts";
import { studentForm } from "./fields.ts";
import { passportRefusal, readPassport } from "./passport-upload.ts";

type Result = Awaited<ResolversTypes["UpdateProfileResult"]>;

/** Changes the signed-in student's profile, and the photo where one came with it. */
export const updateProfile = async (
  input: ProfileInput,
  upload: File | null | undefined,
  context: GatewayContext,
): Promise<Result> => {
  const kept = context.session.requireStudent();
  const wrongInput = fieldRefusal(studentForm.tooLong(input));
  if (wrongInput !== null) return wrongInput;
  const passport = await readPassport(upload);
  if (passport !== undefined && !(passport instanceof File)) return passport;
  try {
    const changes = studentForm.bodyOf(input);
    const told = await saveStudent(context.college, kept.id, changes, passport);
    // A college that tells nothing of the new record has still taken the changes.
    const student = { ...kept, ...changes, ...told };
    await context.session.keepPerson({ kind: "student", record: student });
    return { __typename: "ProfileUpdated", student: StudentSource.known(student) };
  } catch (error) {
    return refusedUpdate(error);
  }
};

const refusedUpdate = (error: unknown): Result => {
  if (!isRefusal(error)) throw error;
  switch (error.status) {
    case 400:
      return inputRefusal(error, studentForm.inputFields, texts.profile.failed);
    case 413:
      return passportRefusal("FILE_TOO_LARGE");
    case 507:
      return refusal("STORAGE_FULL", error.refusal.message ?? texts.profile.failed);
    default:
      throw error;
  }
};
