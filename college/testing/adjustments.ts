import { randomUUID } from "node:crypto";
import request from "supertest";
import type { TestStaff } from "./staff.ts";

/** A charge of a student, as the account shows it. */
interface ShownCharge {
  readonly id: number;
  readonly section: string;
  readonly code: string;
  readonly charged: number;
  readonly paid: number;
}

/** The endpoints of adjustments, as one member of the staff calls them. */
export const adjustmentsOf = (url: string, { authorization }: Pick<TestStaff, "authorization">) => {
  const get = (path: string) => request(url).get(`/payment${path}`).set({ authorization });
  const post = (path: string, body: object = {}) =>
    request(url).post(`/payment${path}`).set({ authorization }).send(body);
  const account = async (studentId: number) =>
    (await get(`/students/${studentId}/account/`).expect(200)).body;
  return {
    list: (query: object = {}) => get("/adjustments/").query(query),
    read: (id: number) => get(`/adjustments/${id}/`),
    preview: (body: object) => post("/adjustments/preview/", body),
    ask: (body: object, key: string = randomUUID()) =>
      post("/adjustments/", {
        kind: "waived",
        reason: "The council granted a waiver",
        ...body,
      }).set("idempotency-key", key),
    decide: (id: number, body: object = { is_approved: true }) =>
      post(`/adjustments/${id}/decision/`, body),
    cancel: (id: number) => post(`/adjustments/${id}/cancel/`),
    account,
    /** The student's charges, of a section or all. */
    charges: async (studentId: number, section?: string): Promise<readonly ShownCharge[]> => {
      const { sessions } = await account(studentId);
      return sessions
        .flatMap((one: { sections: readonly { section: string; charges: object[] }[] }) =>
          one.sections.flatMap((own) =>
            own.charges.map((line) => ({ ...line, section: own.section })),
          ),
        )
        .filter((line: ShownCharge) => section === undefined || line.section === section);
    },
  };
};

export type Adjustments = ReturnType<typeof adjustmentsOf>;

/** Lines that make each of these charges this amount, in naira. */
export const linesTo = (amount: number, charges: readonly { readonly id: number }[]) =>
  charges.map(({ id }) => ({ charge_id: id, amount }));
