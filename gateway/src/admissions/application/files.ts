import { hash } from "node:crypto";
import {
  downloadAdmissionLetter,
  downloadApplication,
  downloadScreeningReceipt,
  readResultFile,
} from "../../../../contract/admissions/application.ts";
import { mediaPathOf } from "../../college/address.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import type { CollegeFile } from "../../college/client.ts";
import { isUnsupported } from "../../college/failure.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { FileName } from "../../http/content-disposition.ts";
import type { OpenFile, StreamedFile } from "../../http/files-route.ts";
import type { ApplicantRecord } from "../../session/record.ts";
import { ApplicantSource } from "../applicant-source.ts";
import { documentName } from "./document-name.ts";

export const scheduleUrl = "/download/application/schedule";
export const printoutUrl = "/download/application/printout";
export const letterUrl = "/download/application/letter";
export const screeningReceiptUrl = "/download/receipt/screening";

interface Document {
  readonly open: (college: CollegeCalls) => Promise<CollegeFile>;
  readonly nameFor: (applicant: ApplicantRecord["applicant"]) => FileName;
}

/** The PDFs of the signed-in applicant's own application. */
const documents = new Map<string, Document>([
  [
    scheduleUrl,
    {
      open: (college) => college.file(downloadApplication, { query: { document: "schedule" } }),
      nameFor: (applicant) => documentName(applicant, "aptitude_test_schedule"),
    },
  ],
  [
    printoutUrl,
    {
      open: (college) => college.file(downloadApplication, { query: { document: "application" } }),
      nameFor: (applicant) => documentName(applicant, "application"),
    },
  ],
  [
    letterUrl,
    {
      open: (college) => college.file(downloadAdmissionLetter, {}),
      nameFor: (applicant) => documentName(applicant, "admission_letter"),
    },
  ],
  [
    screeningReceiptUrl,
    {
      open: (college) => college.file(downloadScreeningReceipt, {}),
      nameFor: () => ({ ascii: "screening_receipt.pdf" }),
    },
  ],
]);

export const openApplicationFile: OpenFile = (path, context) => {
  const document = documents.get(path);
  return document && openDocument(document, context);
};

const openDocument = async (
  { open, nameFor }: Document,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  const { applicant } = session.requireApplicant();
  try {
    return { file: await open(college), saveAs: nameFor(applicant) };
  } catch (error) {
    if (isUnsupported(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    throw error;
  }
};

/** Path of a sitting's result on the gateway. A new file gets a new path, so that no browser shows a cached old one. */
export const resultUrlOf = (sitting: "1" | "2", resultFile: string): string => {
  const version = hash("sha256", resultFile, "base64url").slice(0, 12);
  return `/media/results/${sitting}?v=${version}`;
};

const resultPath = /^\/media\/results\/([12])$/;

/** `/media/results/1`: the result file of one of the signed-in applicant's own sittings. */
export const openResultFile: OpenFile = (path, context) => {
  const sitting = resultPath.exec(path)?.[1];
  return sitting === undefined ? undefined : openResult(sitting, context);
};

const openResult = async (
  sitting: string,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  const stored = session.requireApplicant();
  const state = await ApplicantSource.signedIn(stored, session, college).application();
  const resultFile = state?.sittings.find((saved) => saved.sitting === sitting)?.resultFile;
  const address = resultFile ? mediaPathOf(resultFile) : undefined;
  if (address === undefined) throw new PortalError("NOT_FOUND");
  const { params: _params, ...endpoint } = readResultFile;
  const file = await college.file(endpoint, { address });
  // A browser shows no PDF in the sandbox that files are served in.
  if (file.mediaType !== "application/pdf") return { file };
  return { file, saveAs: { ascii: `result_${sitting}.pdf` } };
};
