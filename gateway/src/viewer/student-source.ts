import { isDeepStrictEqual } from "node:util";
import type { CollegeCalls } from "../college/calls.ts";
import { CollegeFailure, isUnoffered } from "../college/failure.ts";
import { fetchStudent } from "../college/student.ts";
import type { StudentRecord } from "../session/record.ts";
import type { RequestSession } from "../session/request-session.ts";

/**
 * The signed-in student of one request. The college is asked for the record once; where its service does not offer
 * that, the record kept since sign-in stands for it.
 */
export class StudentSource {
  readonly #kept: StudentRecord;
  readonly #read: () => Promise<StudentRecord>;
  #reading: Promise<StudentRecord> | undefined;

  private constructor(kept: StudentRecord, read: () => Promise<StudentRecord>) {
    this.#kept = kept;
    this.#read = read;
  }

  /** Whoever the session says is signed in, to be read when a field needs it. */
  static signedIn(
    kept: StudentRecord,
    session: RequestSession,
    calls: CollegeCalls,
  ): StudentSource {
    return new StudentSource(kept, () => readRecord(kept, session, calls));
  }

  /** A record the college has just answered with. */
  static known(record: StudentRecord): StudentSource {
    return new StudentSource(record, async () => record);
  }

  /** The record as it stands at the college. @throws CollegeFailure, PortalError */
  record(): Promise<StudentRecord> {
    this.#reading ??= this.#read();
    return this.#reading;
  }

  /** Who the student is: from the college, else as last known, so that the portal keeps its face in an outage. */
  async identity(): Promise<StudentRecord> {
    try {
      return await this.record();
    } catch (error) {
      if (error instanceof CollegeFailure) return this.#kept;
      throw error;
    }
  }
}

const readRecord = async (
  kept: StudentRecord,
  session: RequestSession,
  calls: CollegeCalls,
): Promise<StudentRecord> => {
  try {
    const record = await fetchStudent(calls, kept.id);
    if (!isDeepStrictEqual(record, session.student)) {
      await session.keepPerson({ kind: "student", record });
    }
    return record;
  } catch (error) {
    if (isUnoffered(error)) return kept;
    throw error;
  }
};
