import { tidyStaffPassword } from "../../../contract/accounts/password.ts";
import type {
  acceptInvitation as acceptInvitationEndpoint,
  readInvitation as readInvitationEndpoint,
} from "../../../contract/accounts/staff-account.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import { staffPasswordProblem } from "../../../rules/accounts/staff-password.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { findPasswordLink } from "../accounts/staff-password-link.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { refuse, refuseFields } from "../http/refusal.ts";
import { texts } from "../texts.ts";
import { findInvitation } from "./invitation-link.ts";
import { hashInvitationToken } from "./invitation-token.ts";
import type { StaffLink } from "./staff-link.ts";

/**
 * Whose password a mailed link sets: of somebody invited, or of a member who forgot theirs.
 * @throws 410 `link_unknown`, `link_used`, `link_expired`; 429 after too many tries
 */
export const readInvitation = async (
  college: College,
  { token }: BodyOf<typeof readInvitationEndpoint>,
  address: string,
): Promise<ResponseOf<typeof readInvitationEndpoint>> => {
  await college.attempts.count("staff-invitation", address);
  const { purpose, email, surname, firstName, role, expiresAt } = requireOpen(
    college,
    await find(college.db, token),
  );
  return {
    purpose,
    email,
    surname,
    firstName,
    role,
    expiresAt: expiresAt.toISOString(),
  };
};

/**
 * Sets the password that a link is for; who was invited is a member of the staff then. The link is used up.
 * @throws 400 `{password}`; 410 as `readInvitation`; 429 after too many tries
 */
export const acceptInvitation = async (
  college: College,
  { token, password }: BodyOf<typeof acceptInvitationEndpoint>,
  address: string,
): Promise<ResponseOf<typeof acceptInvitationEndpoint>> => {
  await college.attempts.count("staff-invitation", address);
  const found = requireOpen(college, await find(college.db, token));
  const problem = staffPasswordProblem(tidyStaffPassword(password), found);
  if (problem !== undefined) throw refuseFields({ password: [problem] });
  const passwordHash = await hashPassword(tidyStaffPassword(password));
  await college.db.transaction(async (tx) => {
    // Locked and read again: of two who use a link at once, one gets through.
    const link = requireOpen(college, await find(tx, token));
    if (!(await link.use(college, tx, passwordHash))) throw used();
  });
  return { message: texts.staff.joined, email: found.email };
};

const find = async (db: Database, token: string): Promise<StaffLink | undefined> => {
  const tokenHash = hashInvitationToken(token);
  return (await findInvitation(db, tokenHash)) ?? (await findPasswordLink(db, tokenHash));
};

const requireOpen = ({ clock }: College, link: StaffLink | undefined): StaffLink => {
  if (link === undefined) throw refuse(410, texts.staff.linkUnknown, "link_unknown");
  if (link.isUsed) throw used();
  if (link.expiresAt <= clock()) throw refuse(410, texts.staff.linkExpired, "link_expired");
  return link;
};

const used = () => refuse(410, texts.staff.linkUsed, "link_used");
