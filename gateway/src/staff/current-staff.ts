import { readOwnStaffRecord } from "../../../contract/accounts/staff-account.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { StaffRecord } from "../session/record.ts";
import type { RequestSession } from "../session/request-session.ts";

interface CurrentRecord {
  readonly pending: Promise<StaffRecord>;
  record: StaffRecord | undefined;
}

/** Keyed by the request's session, so that no request reuses the record of another. */
const records = new WeakMap<RequestSession, CurrentRecord>();

/**
 * The record of the signed-in member of staff, read once per request. A suspension or a change of role applies at once, even
 * to cached answers.
 * @throws CollegeFailure, PortalError
 */
export const currentStaff = (
  session: RequestSession,
  college: CollegeCalls,
): Promise<StaffRecord> => {
  const known = records.get(session);
  if (known !== undefined) return known.pending;
  const current: CurrentRecord = { pending: read(session, college), record: undefined };
  records.set(session, current);
  current.pending.then(
    (record) => {
      current.record = record;
    },
    () => undefined,
  );
  return current.pending;
};

/** The record that this request has already read; undefined before that. */
export const cachedStaff = (session: RequestSession): StaffRecord | undefined =>
  records.get(session)?.record;

/** Keeps the record that a sign-in answered for the rest of the request. */
export const cacheStaff = (session: RequestSession, record: StaffRecord): void => {
  records.set(session, { pending: Promise.resolve(record), record });
};

const read = async (session: RequestSession, college: CollegeCalls): Promise<StaffRecord> => {
  const record = await college.read(readOwnStaffRecord, {});
  await session.storePerson({ kind: "staff", record });
  return record;
};
