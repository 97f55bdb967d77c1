import { isDeepStrictEqual } from "node:util";
import type { CollegeCalls } from "../college/calls.ts";
import { fetchOwnStaffRecord } from "../college/staff.ts";
import type { StaffRecord } from "../session/record.ts";
import type { RequestSession } from "../session/request-session.ts";

/** What the college has told within one request of whoever on the staff makes it. */
interface Told {
  readonly asking: Promise<StaffRecord>;
  record: StaffRecord | undefined;
}

/** By the request's session: what was told to one request is no news to the next. */
const told = new WeakMap<RequestSession, Told>();

/**
 * Who on the staff is asking, in the college's word of this very request: it is asked once, however many fields want to know,
 * so that a suspension or another role counts at once, also for what is answered out of a cache.
 * @throws CollegeFailure, PortalError
 */
export const currentStaff = (
  session: RequestSession,
  college: CollegeCalls,
): Promise<StaffRecord> => {
  const known = told.get(session);
  if (known !== undefined) return known.asking;
  const news: Told = { asking: ask(session, college), record: undefined };
  told.set(session, news);
  news.asking.then(
    (record) => {
      news.record = record;
    },
    () => undefined,
  );
  return news.asking;
};

/** The same where the college has told already within this request. */
export const toldStaff = (session: RequestSession): StaffRecord | undefined =>
  told.get(session)?.record;

/** Notes what the college answered to a sign-in, which is as fresh as can be. */
export const noteStaff = (session: RequestSession, record: StaffRecord): void => {
  told.set(session, { asking: Promise.resolve(record), record });
};

const ask = async (session: RequestSession, college: CollegeCalls): Promise<StaffRecord> => {
  const record = await fetchOwnStaffRecord(college);
  if (!isDeepStrictEqual(record, session.staff)) {
    await session.keepPerson({ kind: "staff", record });
  }
  return record;
};
