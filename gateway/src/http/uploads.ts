import { PortalError } from "../errors.ts";
import type { RequestSession } from "../session/request-session.ts";
import { largestJson } from "./body.ts";

const megabyte = 1024 * 1024;

/** A photo or a correction's document. The margin lets a slightly too large file get a refusal of that file. */
const largestOfStudent = 6 * megabyte;
/** Two result files, with the same margin. */
const largestOfApplicant = 12 * megabyte;
/** A file to import, with the same margin. */
const largestOfStaff = 6 * megabyte;

/** Limits of the multipart parser, within the largest request. */
export const uploadLimits = {
  fileSize: largestOfApplicant,
  files: 2,
  fields: 10,
  parts: 12,
  fieldSize: largestJson,
  fieldNameSize: 100,
} as const;

/** Concurrent uploads of one person over all sessions. */
const maxPerPerson = 2;
const retryAfterSeconds = 5;

export interface Uploader {
  /** Identifies the person inside the gateway only. */
  readonly name: string;
  /** Largest multipart request they may send, in bytes. */
  readonly largest: number;
}

/**
 * The sender of an upload.
 * @throws PortalError without a session, because no public operation takes a file
 */
export const uploaderOf = (session: RequestSession): Uploader => {
  if (session.record === undefined) throw session.noSessionError;
  const { person } = session.record;
  switch (person.kind) {
    case "applicant":
      return {
        name: `applicant ${person.record.applicant.applicationNo}`,
        largest: largestOfApplicant,
      };
    case "student":
      return { name: `student ${person.record.id}`, largest: largestOfStudent };
    case "staff":
      return { name: `staff ${person.record.id}`, largest: largestOfStaff };
  }
};

/** Bounds the memory of concurrent uploads, for one person and for all. */
export class UploadBudget {
  readonly #bytes: number;
  #reserved = 0;
  readonly #byPerson = new Map<string, number>();

  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /**
   * Reserves memory for an upload.
   * @returns a function that releases it
   * @throws PortalError UNAVAILABLE, with the seconds to wait, when the budget is used up
   */
  reserve(person: string, bytes: number): () => void {
    const running = this.#byPerson.get(person) ?? 0;
    if (running >= maxPerPerson || this.#reserved + bytes > this.#bytes) {
      throw new PortalError("UNAVAILABLE", { retryAfterSeconds });
    }
    this.#reserved += bytes;
    this.#byPerson.set(person, running + 1);
    return () => {
      this.#reserved -= bytes;
      const left = (this.#byPerson.get(person) ?? 1) - 1;
      if (left > 0) this.#byPerson.set(person, left);
      else this.#byPerson.delete(person);
    };
  }
}
