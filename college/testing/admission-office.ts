import { eq } from "drizzle-orm";
import request from "supertest";
import { applicant } from "../src/db/schema/admissions.ts";
import { installReference } from "../src/reference/install.ts";
import { createApplicationSession } from "./applicants.ts";
import { auditOf } from "./audit.ts";
import { startTestCollege } from "./college.ts";
import { createStaff } from "./staff.ts";

/** A college with an open application session, a super admin, and the calls by which scores and decisions are recorded. */
export const openAdmissionOffice = async () => {
  const server = await startTestCollege();
  await installReference(server.college.db);
  await createApplicationSession(server.college);
  const office = await createStaff(server.college, "SUPER_ADMIN");

  const put =
    (part: "test-score" | "decision") =>
    (id: number | string, body: object, who: { readonly authorization: string } = office) =>
      request(server.url)
        .put(`/admission/applicants/${id}/${part}/`)
        .set({ authorization: who.authorization })
        .send(body);

  return {
    server,
    office,
    putScore: put("test-score"),
    decide: put("decision"),
    auditOf: (id: number) => auditOf(server.college, `applicant:${id}`),
    mailTo: async (email: string) => (await server.mail()).filter(({ to }) => to === email),
    scoreOf: async (id: number) => {
      const [row] = await server.college.db.select().from(applicant).where(eq(applicant.id, id));
      return { score: row?.testScore, takenAt: row?.testTakenAt };
    },
  };
};
