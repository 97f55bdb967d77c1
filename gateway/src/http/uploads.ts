import { PortalError } from "../errors.ts";
import type { RequestSession } from "../session/request-session.ts";
import { largestJson } from "./body.ts";

const megabyte = 1024 * 1024;

/** A photo that is too large by little still gets an answer about the photo. */
const largestOfStudent = 3 * megabyte;
/** Two result files that are. */
const largestOfApplicant = 12 * megabyte;

/** Limits of the multipart parser, inside the largest request there is. */
export const uploadLimits = {
  fileSize: largestOfApplicant,
  files: 2,
  fields: 10,
  parts: 12,
  fieldSize: largestJson,
  fieldNameSize: 100,
} as const;

/** How many uploads of one session may be under way. */
const mostPerSession = 2;
const retryAfterSeconds = 5;

/**
 * The largest multipart request this session may send, in bytes.
 * @throws PortalError where nobody is signed in: no operation that anybody may call takes a file
 */
export const largestUpload = (session: RequestSession): number => {
  if (session.record === undefined) throw session.absence;
  return session.record.person.kind === "applicant" ? largestOfApplicant : largestOfStudent;
};

/** Memory for uploads, shared by everybody: what is under way at once is bounded, for one session and for all. */
export class UploadRoom {
  readonly #bytes: number;
  #taken = 0;
  readonly #bySession = new Map<string, number>();

  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /**
   * Takes room for an upload.
   * @returns what gives it back
   * @throws PortalError UNAVAILABLE, with the seconds to wait, where there is none
   */
  take(session: string, bytes: number): () => void {
    const running = this.#bySession.get(session) ?? 0;
    if (running >= mostPerSession || this.#taken + bytes > this.#bytes) {
      throw new PortalError("UNAVAILABLE", { retryAfterSeconds });
    }
    this.#taken += bytes;
    this.#bySession.set(session, running + 1);
    return () => {
      this.#taken -= bytes;
      const left = (this.#bySession.get(session) ?? 1) - 1;
      if (left > 0) this.#bySession.set(session, left);
      else this.#bySession.delete(session);
    };
  }
}
