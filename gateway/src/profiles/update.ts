import { updateStudent } from "../../../contract/profiles/own-profile.ts";
import { isRefusal } from "../college/failure.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { ProfileInput } from "../generated/schema-types.ts";
import { collegeRefusal, fieldRefusal, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { StudentSource } from "../viewer/student-source.ts";
import { formFields } from "./form-fields.ts";
import { passportRefusal, readPassport } from "./passport-upload.ts";

type Result = Awaited<ResolversTypes["UpdateProfileResult"]>;

const studentForm = formFields(updateStudent.body.properties);

/** Changes the signed-in student's profile, and the photo if one is sent. */
export const updateProfile = async (
  input: ProfileInput,
  upload: File | null | undefined,
  { session, college }: GatewayContext,
): Promise<Result> => {
  const stored = session.requireStudent();
  const wrongInput = fieldRefusal(studentForm.tooLong(input));
  if (wrongInput !== null) return wrongInput;
  const passport = await readPassport(upload);
  if (passport !== undefined && !(passport instanceof File)) return passport;
  try {
    const changes = studentForm.bodyOf(input);
    const answer = await college.write(updateStudent, {
      params: { id: stored.id },
      body: changes,
      ...(passport && { files: { passport } }),
    });
    // Some colleges answer without the new record, though they have saved the changes.
    const record = { ...stored, ...changes, ...answer };
    await session.storePerson({ kind: "student", record });
    return { __typename: "ProfileUpdated", student: StudentSource.known(record) };
  } catch (error) {
    return refusedUpdate(error);
  }
};

const refusedUpdate = (error: unknown): Result => {
  if (!isRefusal(error)) throw error;
  switch (error.status) {
    case 400:
      return collegeRefusal(error, { fallback: texts.profile.failed });
    case 413:
      return passportRefusal("FILE_TOO_LARGE");
    case 507:
      return refusal("STORAGE_FULL", error.refusal.message ?? texts.profile.failed);
    default:
      throw error;
  }
};
