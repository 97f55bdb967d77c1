import { openAdmissionLetter, openApplicationDocument } from "../../college/application.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import type { CollegeFile } from "../../college/client.ts";
import { isUnoffered } from "../../college/failure.ts";
import { openScreeningReceipt } from "../../college/payment.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { FileName } from "../../http/content-disposition.ts";
import type { OpenFile, StreamedFile } from "../../http/files-route.ts";
import type { ApplicantRecord } from "../../session/record.ts";
import { documentName } from "./document-name.ts";
import { letterUrl, printoutUrl, scheduleUrl, screeningReceiptUrl } from "./paths.ts";

interface Document {
  readonly open: (calls: CollegeCalls) => Promise<CollegeFile>;
  readonly nameFor: (applicant: ApplicantRecord["applicant"]) => FileName;
}

/** The PDFs of the signed-in applicant's own application. */
const documents = new Map<string, Document>([
  [
    scheduleUrl,
    {
      open: (calls) => openApplicationDocument(calls, "schedule"),
      nameFor: (applicant) => documentName(applicant, "aptitude_test_schedule"),
    },
  ],
  [
    printoutUrl,
    {
      open: (calls) => openApplicationDocument(calls, "application"),
      nameFor: (applicant) => documentName(applicant, "application"),
    },
  ],
  [
    letterUrl,
    {
      open: openAdmissionLetter,
      nameFor: (applicant) => documentName(applicant, "admission_letter"),
    },
  ],
  [
    screeningReceiptUrl,
    { open: openScreeningReceipt, nameFor: () => ({ ascii: "screening_receipt.pdf" }) },
  ],
]);

export const openApplicationFile: OpenFile = (path, context) => {
  const document = documents.get(path);
  return document && open(document, context);
};

const open = async (
  { open: openFile, nameFor }: Document,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  const { applicant } = session.requireApplicant();
  try {
    return { file: await openFile(college), saveAs: nameFor(applicant) };
  } catch (error) {
    if (isUnoffered(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    throw error;
  }
};
