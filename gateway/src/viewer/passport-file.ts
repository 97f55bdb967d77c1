import { readStudentPassport } from "../../../contract/students/student.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { CollegeFile } from "../college/client.ts";
import { mediaPathOf } from "../college/media-path.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile } from "../http/files-route.ts";
import { viewerOf } from "./viewer-source.ts";

export const isMedia = (path: string): boolean => path.startsWith("/media/");

/** `/media/passport`: the photo of whoever is signed in. */
export const openPassportFile: OpenFile = (path, context) =>
  path === "/media/passport" ? openPassport(context).then((file) => ({ file })) : undefined;

const openPassport = async ({ session, college }: GatewayContext): Promise<CollegeFile> => {
  const viewer = viewerOf(session, college);
  if (viewer === null) throw session.absence;
  // The staff have no photos.
  const { passport } = "identity" in viewer ? await viewer.identity() : { passport: null };
  const address = passport ? mediaPathOf(passport) : undefined;
  if (address === undefined) throw new PortalError("NOT_FOUND");
  return fetchPhoto(college, address);
};

/** A college with a service of its own may keep photos elsewhere and in other formats than ours. */
const fetchPhoto = (college: CollegeCalls, address: string): Promise<CollegeFile> => {
  const { params: _params, ...photo } = readStudentPassport;
  return college.file(
    { ...photo, response: { file: ["image/jpeg", "image/png", "image/webp"] } },
    { address },
  );
};
