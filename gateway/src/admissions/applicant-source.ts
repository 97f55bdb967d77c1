import { readApplication } from "../../../contract/admissions/application.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import { applicantProfile } from "../../../contract/profiles/own-profile.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { CollegeFailure, isOutage, isRefusal, isUnsupported } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import { PortalError } from "../errors.ts";
import type { ApplicantRecord } from "../session/record.ts";
import type { RequestSession } from "../session/request-session.ts";
import { texts } from "../texts.ts";

/** The fields of an application that are not in the applicant's record. */
export type ApplicationState = ResponseOf<typeof readApplication>;

/**
 * The signed-in applicant of one request. The record and the application are read when a field needs them, concurrently and
 * at most once each.
 */
export class ApplicantSource {
  readonly #stored: ApplicantRecord;
  readonly #calls: CollegeCalls;
  readonly #read: () => Promise<ApplicantRecord>;
  #reading: Promise<ApplicantRecord> | undefined;
  #readingApplication: Promise<ApplicationState | undefined> | undefined;

  private constructor(
    stored: ApplicantRecord,
    calls: CollegeCalls,
    read: () => Promise<ApplicantRecord>,
  ) {
    this.#stored = stored;
    this.#calls = calls;
    this.#read = read;
  }

  /** The session's applicant. The record is read when a field needs it. */
  static signedIn(
    stored: ApplicantRecord,
    session: RequestSession,
    calls: CollegeCalls,
  ): ApplicantSource {
    return new ApplicantSource(stored, calls, () => readRecord(stored, session, calls));
  }

  /** A record that the college has just answered with. */
  static known(record: ApplicantRecord, calls: CollegeCalls): ApplicantSource {
    return new ApplicantSource(record, calls, async () => record);
  }

  /** The current record at the college. @throws CollegeFailure, PortalError */
  async record(): Promise<ApplicantRecord> {
    try {
      return await this.#recordOnce();
    } catch (error) {
      throw withSpecifiedMessage(error);
    }
  }

  /** The applicant's identity from the college, or the last known one, so that the portal works in an outage. */
  async identity(): Promise<ApplicantRecord> {
    try {
      return await this.#recordOnce();
    } catch (error) {
      if (error instanceof CollegeFailure) return this.#stored;
      throw error;
    }
  }

  /** The application; undefined if the college's service does not offer it. @throws CollegeFailure, PortalError */
  application(): Promise<ApplicationState | undefined> {
    this.#readingApplication ??= readApplicationState(this.#calls);
    return this.#readingApplication;
  }

  #recordOnce(): Promise<ApplicantRecord> {
    this.#reading ??= this.#read();
    return this.#reading;
  }
}

const readRecord = async (
  stored: ApplicantRecord,
  session: RequestSession,
  calls: CollegeCalls,
): Promise<ApplicantRecord> => {
  const { profile } = await calls.read(applicantProfile, {});
  // Some colleges leave out who the applicant is.
  const record = { ...profile, applicant: profile.applicant ?? stored.applicant };
  await session.storePerson({ kind: "applicant", record });
  return record;
};

const readApplicationState = async (calls: CollegeCalls): Promise<ApplicationState | undefined> => {
  try {
    return await calls.read(readApplication, {});
  } catch (error) {
    if (isUnsupported(error)) return undefined;
    throw error;
  }
};

/** Specification §8, "Profile retrieval". */
const withSpecifiedMessage = (error: unknown): unknown => {
  if (isOutage(error)) return errorWithMessage(error, texts.applicant.profileNetwork);
  const isForbidden = isRefusal(error, 403) && error.refusal.code === undefined;
  return isForbidden
    ? new PortalError("FORBIDDEN", { message: texts.applicant.tokenExpired }, error)
    : error;
};
