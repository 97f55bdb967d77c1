import { readStudentPassport } from "../../../contract/profiles/own-profile.ts";
import { mediaPathOf } from "../college/address.ts";
import type { CollegeFile } from "../college/client.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile } from "../http/files-route.ts";
import { viewerOf } from "./viewer-source.ts";

export const isMedia = (path: string): boolean => path.startsWith("/media/");

/** `/media/passport`: the photo of the signed-in person. */
export const openPassportFile: OpenFile = (path, context) =>
  path === "/media/passport" ? openPassport(context).then((file) => ({ file })) : undefined;

const openPassport = async ({ session, college }: GatewayContext): Promise<CollegeFile> => {
  const viewer = viewerOf(session, college);
  if (viewer === null) throw session.noSessionError;
  // The staff have no photos.
  const { passport } = "identity" in viewer ? await viewer.identity() : { passport: null };
  const address = passport ? mediaPathOf(passport) : undefined;
  if (address === undefined) throw new PortalError("NOT_FOUND");
  // Other colleges may use other paths and formats for photos.
  const { params: _params, ...endpoint } = readStudentPassport;
  return college.file(
    { ...endpoint, response: { file: ["image/jpeg", "image/png", "image/webp"] } },
    { address },
  );
};
