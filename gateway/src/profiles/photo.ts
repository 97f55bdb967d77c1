import { readStudentPassport } from "../../../contract/profiles/own-profile.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";

const stored = /^\/media\/passports\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg)$/;
const shown = /^\/media\/people\/([0-9a-f-]{36}\.jpg)$/;

/** Path of a person's photo on this gateway, for the staff, from the college's address of it. */
export const personPhotoUrl = (passport: string | null): string | null => {
  const file = passport === null ? undefined : stored.exec(passport)?.[1];
  return file === undefined ? null : `/media/people/${file}`;
};

/** `/media/people/….jpg`: the photo of an applicant or a student, for the staff whom the college allows to see it. */
export const openPersonPhoto: OpenFile = (path, context) => {
  const file = shown.exec(path)?.[1];
  return file === undefined ? undefined : open(file, context);
};

const open = async (file: string, { session, college }: GatewayContext): Promise<StreamedFile> => {
  if (session.record?.person.kind !== "staff") throw new PortalError("FORBIDDEN");
  return { file: await college.file(readStudentPassport, { params: { file } }) };
};
