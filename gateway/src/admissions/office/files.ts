import {
  readApplicantLetter,
  readLetters,
} from "../../../../contract/admissions/applicant-records.ts";
import { readResultFile } from "../../../../contract/admissions/application.ts";
import { recordIdOf } from "../../college/record-id.ts";
import { hasShape } from "../../college/shape.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { OpenFile, StreamedFile } from "../../http/files-route.ts";

/** Path on this gateway of a result file that the college stores, for the staff. */
export const resultUrl = (file: string | null): string | null => {
  const name = /^\/media\/results\/([\w.-]+)$/.exec(file ?? "")?.[1];
  return name === undefined ? null : `/media/staff/results/${name}`;
};

const resultPath = /^\/media\/staff\/results\/([\w.-]{1,60})$/;

/** `/media/staff/results/{id}`: an applicant's result file, for the staff who may see it. The portal shows a PDF in a frame. */
export const openStaffMedia: OpenFile = (path, context) => {
  const file = resultPath.exec(path)?.[1];
  return file === undefined ? undefined : openResult(file, context);
};

const openResult = async (
  file: string,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  if (!hasShape(readResultFile.params, { file })) throw new PortalError("NOT_FOUND");
  return { file: await college.file(readResultFile, { params: { file } }), isFramed: true };
};

export const letterUrl = (applicantId: number): string => `/download/letter/${applicantId}`;

const letterPath = /^\/download\/letter\/(\d{1,10})$/;

/** `/download/letter/12`, `/download/letters?ids=12,15`: letters of admission, for the office. */
export const openLetterFile: OpenFile = (path, context, query) => {
  if (path === "/download/letters") return openLetters(query.get("ids") ?? "", context);
  const id = letterPath.exec(path)?.[1];
  return id === undefined ? undefined : openLetter(id, context);
};

const openLetter = async (
  applicantId: string,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  const id = recordIdOf(applicantId);
  if (id === undefined) throw new PortalError("NOT_FOUND");
  const file = await college.file(readApplicantLetter, { params: { id } });
  return { file, saveAs: { ascii: `admission_letter_${id}.pdf` } };
};

const openLetters = async (
  ids: string,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  if (session.staff === undefined) throw new PortalError("FORBIDDEN");
  if (!hasShape(readLetters.query, { ids })) throw new PortalError("INVALID_REQUEST");
  const file = await college.file(readLetters, { query: { ids }, isSlow: true });
  return { file, saveAs: { ascii: "letters_of_admission.pdf" } };
};
