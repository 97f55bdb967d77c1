import { eq } from "drizzle-orm";
import { snakeCase } from "../../../contract/camel-case.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { readChangeRequest } from "../../../contract/profiles/profile-records.ts";
import { correctableFields } from "../../../rules/profiles/correction.ts";
import type { College } from "../context.ts";
import { storedFile } from "../db/schema/files.ts";
import { profileChangeRequest, staffMember } from "../db/schema/staff.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { notFound } from "../http/refusal.ts";
import { requestRecord, valuesOf } from "./change-record.ts";
import { correctableValues, ownRecord, readPerson } from "./person.ts";

/** One request, and which of its fields are not as they were when it was made. @throws 404. */
export const readRequest = async (
  { db }: College,
  id: number,
): Promise<ResponseOf<typeof readChangeRequest>> => {
  const [row] = await db
    .select({
      request: profileChangeRequest,
      surname: staffMember.surname,
      firstName: staffMember.firstName,
      mediaType: storedFile.mediaType,
    })
    .from(profileChangeRequest)
    .leftJoin(staffMember, eq(staffMember.accountId, profileChangeRequest.decidedBy))
    .leftJoin(storedFile, eq(storedFile.id, profileChangeRequest.evidenceFileId))
    .where(eq(profileChangeRequest.id, id));
  if (row === undefined) throw notFound();
  const person = await readPerson(db, row.request.accountId);
  const own = ownRecord(person);
  const saved = correctableValues(own);
  const before = valuesOf(row.request.before);
  return {
    ...requestRecord(row.request),
    profile: {
      id: person.account.id,
      kind: person.kind,
      number: person.account.login,
      surname: own.surname,
      firstName: own.firstName,
      otherName: own.otherName,
      email: person.account.email,
    },
    changedSince:
      row.request.status === "pending"
        ? correctableFields
            .filter((field) => before[field] !== undefined && before[field] !== saved[field])
            .map(snakeCase)
        : [],
    decidedBy: row.surname === null ? null : `${row.firstName} ${row.surname}`,
    evidenceMediaType: row.mediaType,
  };
};

/** The document of a request, to be saved: a PDF is kept as its sender made it. @throws 404. */
export const readEvidenceFile = async ({ db }: College, id: number): Promise<FileAnswer> => {
  const [file] = await db
    .select({ mediaType: storedFile.mediaType, content: storedFile.content })
    .from(storedFile)
    .innerJoin(profileChangeRequest, eq(profileChangeRequest.evidenceFileId, storedFile.id))
    .where(eq(profileChangeRequest.id, id));
  if (file === undefined) throw notFound();
  const ending = file.mediaType === "application/pdf" ? "pdf" : "jpg";
  return new FileAnswer(file.mediaType, file.content, `evidence_${id}.${ending}`);
};
