import { readOwnStaffRecord, staffLogin } from "../../../contract/accounts/staff-account.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { StaffRecord } from "../session/record.ts";
import type { SignIn } from "../session/request-session.ts";
import type { CollegeCalls } from "./calls.ts";

export const signInStaff = async (
  calls: CollegeCalls,
  body: BodyOf<typeof staffLogin>,
): Promise<SignIn & { readonly person: { readonly kind: "staff" } }> => {
  const { staff, access, refresh } = await calls.write(staffLogin, { body });
  return { person: { kind: "staff", record: staff }, access, refresh };
};

export const fetchOwnStaffRecord = (calls: CollegeCalls): Promise<StaffRecord> =>
  calls.read(readOwnStaffRecord, {});
