import request, { type Test } from "supertest";
import type { TestCollege } from "./college.ts";

type Method = "get" | "post" | "put" | "patch" | "delete";

/** Calls the college's office endpoints as somebody. */
export const callOffice = (
  { url }: Pick<TestCollege, "url">,
  { authorization }: { readonly authorization: string },
  method: Method,
  path: string,
  body?: object,
): Test => request(url)[method](path).set({ authorization }).send(body);
