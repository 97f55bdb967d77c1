import { readEvidence } from "../../../contract/profiles/profile-records.ts";
import { recordIdOf } from "../college/record-id.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import { type RefusalResult, refusal } from "../graphql/refusal.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { texts } from "../texts.ts";

/** In bytes. */
const maxEvidenceSize = 5 * 1024 * 1024;

/** The uploaded document under the portal's own name, or its refusal. The college checks its content. */
export const readEvidenceUpload = async (
  upload: File | null | undefined,
): Promise<File | RefusalResult | undefined> => {
  if (!upload) return undefined;
  if (upload.size > maxEvidenceSize) {
    const message = texts.people.evidenceTooLarge;
    return refusal("FILE_TOO_LARGE", message, [{ field: "evidence", message }]);
  }
  return new File([await upload.arrayBuffer()], "evidence");
};

export const evidenceUrl = (requestId: number): string => `/download/evidence/${requestId}`;

const pattern = /^\/download\/evidence\/(\d{1,10})$/;

/** `/download/evidence/7`: the document of a correction request, for the staff whom the college allows to read it. */
export const openEvidenceFile: OpenFile = (path, context) => {
  const id = pattern.exec(path)?.[1];
  return id === undefined ? undefined : open(id, context);
};

const open = async (id: string, { session, college }: GatewayContext): Promise<StreamedFile> => {
  const number = recordIdOf(id);
  if (number === undefined) throw new PortalError("NOT_FOUND");
  if (session.record?.person.kind !== "staff") throw new PortalError("FORBIDDEN");
  const file = await college.file(readEvidence, { params: { id: number } });
  const extension = file.mediaType === "application/pdf" ? "pdf" : "jpg";
  return { file, saveAs: { ascii: `evidence_${number}.${extension}` } };
};
