import Type from "typebox";
import { defineEndpoint } from "../endpoint.ts";
import { CodedDetail, Detail, FieldErrors, guardFailures, Message } from "../shapes.ts";
import { ChangeRequest, correctionForm, Evidence } from "./correction-shapes.ts";

/** Corrections that applicants and students request to the profile fields they cannot change themselves. */
export const ownChangeRequests = defineEndpoint({
  method: "GET",
  path: "/auth/profile-correction/",
  area: "auth",
  origin: "extension",
  summary: "The caller's last ten requests for a correction, newest first",
  auth: "account",
  status: 200,
  response: Type.Object({
    requests: Type.Array(ChangeRequest),
    /** Why none can be made now, a sentence for the person; null where one can. */
    obstacle: Type.Union([Type.String(), Type.Null()]),
  }),
  failures: [...guardFailures],
});

export const requestCorrection = defineEndpoint({
  method: "POST",
  path: "/auth/profile-correction/",
  area: "auth",
  origin: "extension",
  summary: "Ask for a correction, with evidence; one request at a time is open",
  auth: "account",
  encoding: "multipart",
  body: Type.Object({
    ...correctionForm,
    explanation: Type.String({ maxLength: 500 }),
    evidence: Evidence,
  }),
  status: 200,
  response: ChangeRequest,
  failures: [
    ...guardFailures,
    {
      status: 400,
      body: FieldErrors,
      when: "A field is not valid, nothing differs (`changes`), or the evidence is missing or no document.",
    },
    {
      status: 409,
      body: CodedDetail,
      when: "`request_open`: one is open already; `too_many_requests`: five were made within a day; `still_editable`: the applicant has not submitted and can change it by themself.",
    },
    { status: 413, body: FieldErrors, when: "The evidence is larger than 5 MB." },
    { status: 507, body: Detail, when: "The college has no room left to store the file." },
  ],
});

export const withdrawCorrection = defineEndpoint({
  method: "DELETE",
  path: "/auth/profile-correction/",
  area: "auth",
  origin: "extension",
  summary: "Withdraw the caller's open request; where none is open nothing happens",
  auth: "account",
  status: 200,
  response: Message,
  failures: [...guardFailures],
});
