import { readStudent } from "../../../contract/profiles/own-profile.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { CollegeFailure, isUnsupported } from "../college/failure.ts";
import type { StudentRecord } from "../session/record.ts";
import type { RequestSession } from "../session/request-session.ts";

/**
 * The signed-in student of one request. The record is read once; where the college's service does not offer
 * that, the record of the sign-in is used.
 */
export class StudentSource {
  readonly #stored: StudentRecord;
  readonly #read: () => Promise<StudentRecord>;
  #reading: Promise<StudentRecord> | undefined;
  #identity: Promise<StudentRecord> | undefined;

  private constructor(stored: StudentRecord, read: () => Promise<StudentRecord>) {
    this.#stored = stored;
    this.#read = read;
  }

  /** The session's student. The record is read when a field needs it. */
  static signedIn(
    stored: StudentRecord,
    session: RequestSession,
    calls: CollegeCalls,
  ): StudentSource {
    return new StudentSource(stored, () => readRecord(stored, session, calls));
  }

  /** A record that the college has just answered with. */
  static known(record: StudentRecord): StudentSource {
    return new StudentSource(record, async () => record);
  }

  /** The current record at the college. @throws CollegeFailure, PortalError */
  record(): Promise<StudentRecord> {
    this.#reading ??= this.#read();
    return this.#reading;
  }

  /** The student's identity from the college, or the last known one, so that the portal works in an outage. */
  identity(): Promise<StudentRecord> {
    this.#identity ??= this.#recordOrStored();
    return this.#identity;
  }

  async #recordOrStored(): Promise<StudentRecord> {
    try {
      return await this.record();
    } catch (error) {
      if (error instanceof CollegeFailure) return this.#stored;
      throw error;
    }
  }
}

const readRecord = async (
  stored: StudentRecord,
  session: RequestSession,
  calls: CollegeCalls,
): Promise<StudentRecord> => {
  try {
    const record = await calls.read(readStudent, { params: { id: stored.id } });
    await session.storePerson({ kind: "student", record });
    return record;
  } catch (error) {
    if (isUnsupported(error)) return stored;
    throw error;
  }
};
