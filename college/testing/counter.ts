import { randomUUID } from "node:crypto";
import request, { type Response } from "supertest";
import type { TestStaff } from "./staff.ts";

/** An item of the counter, as the college offers it. */
interface OfferedItem {
  readonly key: string;
  readonly section: string;
  readonly outstanding: number;
}

/** The endpoints of the counter, as one member of the staff calls them. */
export const counterOf = (url: string, { authorization }: Pick<TestStaff, "authorization">) => {
  const get = (path: string) => request(url).get(`/payment${path}`).set({ authorization });
  const post = (path: string, body: object) =>
    request(url).post(`/payment${path}`).set({ authorization }).send(body);
  const student = (id: number) => get(`/counter/students/${id}/`);
  return {
    get,
    student,
    /** The items of these sections. */
    async items(id: number, ...sections: readonly string[]): Promise<readonly OfferedItem[]> {
      const { body } = await student(id).expect(200);
      return body.items.filter(({ section }: OfferedItem) => sections.includes(section));
    },
    record: (body: object, key: string = randomUUID()) =>
      post("/counter/receipts/", body).set("idempotency-key", key),
    receipt: (id: number) => get(`/counter/receipts/${id}/`),
    askVoid: (id: number, reason = "Written for the wrong student") =>
      post(`/counter/receipts/${id}/void/`, { reason }),
    decideVoid: (id: number, body: object = { is_approved: true }) =>
      post(`/counter/receipts/${id}/void/decision/`, body),
    book: (id: number) => get(`/cash-books/${id}/`),
    closeBook: (id: number, body: object) => post(`/cash-books/${id}/close/`, body),
    async receipts(query: object = {}): Promise<Response> {
      return get("/counter/receipts/").query(query).expect(200);
    },
  };
};

export type Counter = ReturnType<typeof counterOf>;
