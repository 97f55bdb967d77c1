import { isDeepStrictEqual } from "node:util";
import { fetchApplicant, fetchApplication } from "../college/applicant.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { CollegeFailure, isOutage, isRefusal, isUnoffered } from "../college/failure.ts";
import { troubleOf } from "../college/portal-error.ts";
import { PortalError } from "../errors.ts";
import type { ApplicantRecord } from "../session/record.ts";
import type { RequestSession } from "../session/request-session.ts";
import { texts } from "../texts.ts";

/** Everything of an application that the college's record of the applicant does not hold. */
export type ApplicationState = Awaited<ReturnType<typeof fetchApplication>>;

/**
 * The signed-in applicant of one request. The college is asked for the record and for the application when a field needs
 * them, side by side and at most once each.
 */
export class ApplicantSource {
  readonly #kept: ApplicantRecord;
  readonly #calls: CollegeCalls;
  readonly #read: () => Promise<ApplicantRecord>;
  #reading: Promise<ApplicantRecord> | undefined;
  #readingApplication: Promise<ApplicationState | undefined> | undefined;

  private constructor(
    kept: ApplicantRecord,
    calls: CollegeCalls,
    read: () => Promise<ApplicantRecord>,
  ) {
    this.#kept = kept;
    this.#calls = calls;
    this.#read = read;
  }

  /** Whoever the session says is signed in, to be read when a field needs it. */
  static signedIn(
    kept: ApplicantRecord,
    session: RequestSession,
    calls: CollegeCalls,
  ): ApplicantSource {
    return new ApplicantSource(kept, calls, () => readRecord(kept, session, calls));
  }

  /** A record the college has just answered with. */
  static known(record: ApplicantRecord, calls: CollegeCalls): ApplicantSource {
    return new ApplicantSource(record, calls, async () => record);
  }

  /** The record as it stands at the college. @throws CollegeFailure, PortalError */
  async record(): Promise<ApplicantRecord> {
    try {
      return await this.#recordOnce();
    } catch (error) {
      throw explained(error);
    }
  }

  /** Who the applicant is: from the college, else as last known, so that the portal keeps its face in an outage. */
  async identity(): Promise<ApplicantRecord> {
    try {
      return await this.#recordOnce();
    } catch (error) {
      if (error instanceof CollegeFailure) return this.#kept;
      throw error;
    }
  }

  /** The application; undefined where the college's service does not tell. @throws CollegeFailure, PortalError */
  application(): Promise<ApplicationState | undefined> {
    this.#readingApplication ??= readApplication(this.#calls);
    return this.#readingApplication;
  }

  #recordOnce(): Promise<ApplicantRecord> {
    this.#reading ??= this.#read();
    return this.#reading;
  }
}

const readRecord = async (
  kept: ApplicantRecord,
  session: RequestSession,
  calls: CollegeCalls,
): Promise<ApplicantRecord> => {
  const record = await fetchApplicant(calls, kept);
  if (!isDeepStrictEqual(record, session.applicant)) {
    await session.keepPerson({ kind: "applicant", record });
  }
  return record;
};

const readApplication = async (calls: CollegeCalls): Promise<ApplicationState | undefined> => {
  try {
    return await fetchApplication(calls);
  } catch (error) {
    if (isUnoffered(error)) return undefined;
    throw error;
  }
};

/** Specification §8, "Profile retrieval". */
const explained = (error: unknown): unknown => {
  if (isOutage(error)) return troubleOf(error, texts.applicant.profileNetwork);
  const isForbidden = isRefusal(error, 403) && error.refusal.code === undefined;
  return isForbidden
    ? new PortalError("FORBIDDEN", { message: texts.applicant.tokenExpired }, error)
    : error;
};
