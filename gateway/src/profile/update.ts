import { isRefusal } from "../college/failure.ts";
import { saveStudent } from "../college/student.ts";
import type { GatewayContext } from "../context.ts";
import type { ProfileInput, ResolversTypes } from "../generated/resolvers.ts";
import { fieldRefusal, inputRefusal, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";
import { StudentSource } from "../viewer/student-source.ts";
import { collegeFieldOf, inputFieldOf, tooLongFields } from "./fields.ts";
import { largestPassport, pictureTypeOf } from "./picture.ts";

type Result = Awaited<ResolversTypes["UpdateProfileResult"]>;

/** Changes the signed-in student's profile, and the photo where one came with it. */
export const updateProfile = async (
  input: ProfileInput,
  upload: File | null | undefined,
  context: GatewayContext,
): Promise<Result> => {
  const kept = context.session.student;
  if (kept === undefined) throw context.session.absence;
  const wrongInput = fieldRefusal(tooLongFields(input));
  if (wrongInput !== null) return wrongInput;
  const passport = upload ? await readPassport(upload) : undefined;
  if (passport !== undefined && !(passport instanceof File)) return passport;
  try {
    const changes = bodyOf(input);
    const told = await saveStudent(context.college, kept.id, changes, passport);
    // A college that tells nothing of the new record has still taken the changes.
    const student = { ...kept, ...changes, ...told };
    await context.session.keepPerson({ kind: "student", record: student });
    return { __typename: "ProfileUpdated", student: StudentSource.known(student) };
  } catch (error) {
    return refusedUpdate(error);
  }
};

/** The photo under a name of ours; what it was called on somebody's phone is nobody's business. */
const readPassport = async (upload: File) => {
  if (upload.size > largestPassport) return passportRefusal("FILE_TOO_LARGE");
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = pictureTypeOf(bytes);
  if (type === undefined) return passportRefusal("NOT_AN_IMAGE");
  return new File([bytes], `passport.${type.slice("image/".length)}`, { type });
};

const passportRefusal = (code: "FILE_TOO_LARGE" | "NOT_AN_IMAGE") => {
  const message =
    code === "FILE_TOO_LARGE" ? texts.profile.passportTooLarge : texts.profile.passportNotImage;
  return refusal(code, message, [{ field: "passport", message }]);
};

/** A field left out (or null) keeps its value; an empty text clears it. */
const bodyOf = (input: ProfileInput): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([field, value]) => {
      const name = collegeFieldOf(field);
      return name === undefined || typeof value !== "string" ? [] : [[name, value.trim()]];
    }),
  );

const refusedUpdate = (error: unknown): Result => {
  if (!isRefusal(error)) throw error;
  switch (error.status) {
    case 400:
      return inputRefusal(error, inputFieldOf, texts.profile.failed);
    case 413:
      return passportRefusal("FILE_TOO_LARGE");
    case 507:
      return refusal("STORAGE_FULL", error.refusal.message ?? texts.profile.failed);
    default:
      throw error;
  }
};
