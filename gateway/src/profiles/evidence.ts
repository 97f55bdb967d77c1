import { readEvidence } from "../../../contract/profiles/profile-records.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import { refusal } from "../graphql/refusal.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { texts } from "../texts.ts";

const largest = 5 * 1024 * 1024;

/** A document for the college under a name of ours; the college looks into it. */
export const evidenceOf = async (
  upload: File | null | undefined,
): Promise<File | ReturnType<typeof refusal> | undefined> => {
  if (!upload) return undefined;
  if (upload.size > largest) {
    const message = texts.people.evidenceTooLarge;
    return refusal("FILE_TOO_LARGE", message, [{ field: "evidence", message }]);
  }
  return new File([await upload.arrayBuffer()], "evidence");
};

export const evidenceUrl = (requestId: number): string => `/download/evidence/${requestId}`;

const pattern = /^\/download\/evidence\/(\d{1,10})$/;

/** `/download/evidence/7`: the document of a request for a correction, for the staff that the college entitles to it. */
export const openEvidenceFile: OpenFile = (path, context) => {
  const id = pattern.exec(path)?.[1];
  return id === undefined ? undefined : open(id, context);
};

const open = async (id: string, { session, college }: GatewayContext): Promise<StreamedFile> => {
  const number = recordIdOf(id);
  if (number === undefined) throw new PortalError("NOT_FOUND");
  if (session.record?.person.kind !== "staff") throw new PortalError("FORBIDDEN");
  const file = await college.file(readEvidence, { params: { id: number } });
  const ending = file.mediaType === "application/pdf" ? "pdf" : "jpg";
  return { file, saveAs: { ascii: `evidence_${number}.${ending}` } };
};
