import { creditPayment } from "../../college/testing/payments.ts";
import { createStudent, signInAs } from "../../college/testing/people.ts";
import { createStaff } from "../../college/testing/staff.ts";
import type { OwnPortal } from "./own-portal.ts";
import type { Credentials } from "./people.ts";

const password = "harmattan-2026";

interface Fields {
  readonly sex?: "Female" | "Male";
  readonly firstName?: string;
  readonly standing?: "withdrawn";
  /** In the running session. */
  readonly paid?: readonly ("tuition" | "hostel")[];
}

export interface OwnStudent extends Credentials {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly matricNumber: string;
}

interface Caller {
  readonly authorization: string;
}

/**
 * Creates a student: level 100 of Community Health, female, tuition and hostel paid unless `paid` says
 * otherwise.
 */
export async function enrol(
  { college, sessionId }: OwnPortal,
  { paid = ["tuition", "hostel"], ...fields }: Fields = {},
): Promise<OwnStudent> {
  const student = await createStudent(college, { sex: "Female", password, ...fields });
  for (const purpose of paid) {
    await creditPayment(college, { accountId: student.accountId, sessionId, purpose });
  }
  return { ...student, login: student.matricNumber };
}

/** A caller that acts as this student at the college. */
export function asStudent({ college }: OwnPortal, student: OwnStudent): Promise<Caller> {
  return signInAs(college, student);
}

/** A caller that acts as the hostel office at the college. */
export function asHostelOffice({ college }: OwnPortal): Promise<Caller> {
  return createStaff(college, "SUPER_ADMIN");
}
