import request, { type Response } from "supertest";
import { nextSerial } from "./serial.ts";
import type { TestStaff } from "./staff.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The endpoints of sponsors, as one member of the staff calls them. */
export const sponsorsOf = (url: string, { authorization }: Pick<TestStaff, "authorization">) => {
  const get = (path: string, query: object = {}) =>
    request(url).get(`/payment${path}`).query(query).set({ authorization });
  const post = (path: string, body: object = {}) =>
    request(url).post(`/payment${path}`).set({ authorization }).send(body);
  const put = (path: string, body: object) =>
    request(url).put(`/payment${path}`).set({ authorization }).send(body);
  const importFile = (path: string, text: string, fields: Readonly<Record<string, string>>) => {
    const sending = request(url).post(`/payment${path}`).set({ authorization });
    for (const [name, value] of Object.entries(fields)) sending.field(name, value);
    return sending.attach("file", Buffer.from(text), "list.csv");
  };
  return {
    get,
    post,
    put,
    create: (fields: Fields = {}) => {
      const number = nextSerial("sponsor");
      return post("/sponsors/", {
        name: `Fund number ${number}`,
        short_name: `FUND ${number}`,
        contact_email: "",
        contact_phone: "",
        ...fields,
      });
    },
    sponsor: (id: number) => get(`/sponsors/${id}/`),
    begin: (sponsorId: number, fields: Fields = {}) =>
      post(`/sponsors/${sponsorId}/sponsorships/`, {
        session: "2025/2026",
        sections: ["C"],
        coverage: "full",
        deadline: "2026-06-30",
        ...fields,
      }),
    list: (id: number) => get(`/sponsorships/${id}/`),
    students: (sponsorship: number, query: object = {}) =>
      get("/sponsorships/students/", { sponsorship, ...query }),
    importStudents: (
      id: number,
      numbers: readonly string[],
      fields: Readonly<Record<string, string>> = {},
    ) =>
      importFile(`/sponsorships/${id}/students/import/`, ["matric_number", ...numbers].join("\n"), {
        dry_run: "false",
        ...fields,
      }),
    remove: (id: number, studentId: number, reason = "Named by mistake") =>
      post(`/sponsorships/${id}/students/remove/`, { student_id: studentId, reason }),
    record: (id: number, fields: Fields) =>
      post(`/sponsorships/${id}/remittances/`, {
        paid_on: "2026-03-09",
        bank_reference: `FT/${nextSerial("transfer")}`,
        ...fields,
      }),
    remittance: (id: number) => get(`/sponsor-remittances/${id}/`),
    shares: (remittance: number, query: object = {}) =>
      get("/sponsor-remittances/shares/", { remittance, ...query }),
    changeShares: (id: number, shares: readonly Fields[]) =>
      put(`/sponsor-remittances/${id}/shares/`, { shares }),
    importShares: (id: number, text: string, fields: Readonly<Record<string, string>> = {}) =>
      importFile(`/sponsor-remittances/${id}/shares/import/`, text, {
        dry_run: "false",
        ...fields,
      }),
    discard: (id: number) =>
      request(url).delete(`/payment/sponsor-remittances/${id}/`).set({ authorization }),
    submit: (id: number) => post(`/sponsor-remittances/${id}/submit/`),
    decide: (id: number, body: object = { is_approved: true }) =>
      post(`/sponsor-remittances/${id}/decision/`, body),
    receipt: (id: number) => get(`/sponsor-receipts/${id}/`),
    askVoid: (id: number, reason = "The student left the scheme") =>
      post(`/sponsor-receipts/${id}/void/`, { reason }),
    decideVoid: (id: number, body: object = { is_approved: true }) =>
      post(`/sponsor-receipts/${id}/void/decision/`, body),
  };
};

export type SponsorCalls = ReturnType<typeof sponsorsOf>;

/** The id in an answer that must be a success. */
export const idIn = ({ status, body }: Response): number => {
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body.id;
};
