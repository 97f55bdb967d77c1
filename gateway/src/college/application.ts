import {
  downloadApplication,
  submitApplication,
  updateJamb,
  updateOlevel,
  uploadResult,
} from "../../../contract/admissions/applicant.ts";
import {
  answerOffer,
  confirmApplicationDocument,
  confirmTestNotice,
  downloadAdmissionLetter,
} from "../../../contract/admissions/application.ts";
import type { BodyOf, QueryOf } from "../../../contract/endpoint.ts";
import type { CollegeCalls } from "./calls.ts";

export const saveSitting = (calls: CollegeCalls, body: BodyOf<typeof updateOlevel>) =>
  calls.write(updateOlevel, { body });

export const sendResult = (calls: CollegeCalls, sitting: "1" | "2", result: File) =>
  calls.write(uploadResult, { body: { examSitting: sitting }, files: { result } });

export const saveJamb = (calls: CollegeCalls, body: BodyOf<typeof updateJamb>) =>
  calls.write(updateJamb, { body });

export const submit = (calls: CollegeCalls) => calls.write(submitApplication, {});

export const noteTestSeen = (calls: CollegeCalls) => calls.write(confirmTestNotice, {});

export const sendOfferAnswer = (calls: CollegeCalls, answer: "accepted" | "declined") =>
  calls.write(answerOffer, { body: { answer } });

export const fetchDocumentConfirmation = (calls: CollegeCalls, code: string) =>
  calls.read(confirmApplicationDocument, { params: { code } });

export const openApplicationDocument = (
  calls: CollegeCalls,
  document: NonNullable<QueryOf<typeof downloadApplication>["document"]>,
) => calls.file(downloadApplication, { query: { document } });

export const openAdmissionLetter = (calls: CollegeCalls) => calls.file(downloadAdmissionLetter, {});
