import { FormData, Pool } from "undici";
import type { StaffRole } from "../../contract/staff/role.ts";
import { password } from "../harness/people.ts";
import { staffEmails } from "./seed/write-staff.ts";

/** A raw answer: the caller parses it after taking the time. */
export interface Answer {
  readonly ms: number;
  readonly bytes: number;
  readonly text: string;
}

export interface Chunk {
  readonly bytes: number;
}

/** The browser of a member of the staff, over one connection. */
export interface StaffClient {
  /** @throws Error where the portal answers with an error. */
  readonly ask: (query: string, variables?: object) => Promise<Answer>;
  /** Sends a file as the variable `file` of an operation. */
  readonly upload: (query: string, variables: object, content: string) => Promise<Answer>;
  /** Downloads a file of this address, and reads each part of it when `read` is done with the one before. */
  readonly download: (
    path: string,
    read: (chunk: Chunk) => Promise<void> | undefined,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

const signIn = `mutation SignInStaff($input: StaffSignInInput!) {
  signInStaff(input: $input) { __typename }
}`;

/** Signs one of the bench's staff in. */
export const signInStaff = async (url: string, role: StaffRole): Promise<StaffClient> => {
  const pool = new Pool(url, { connections: 1, headersTimeout: 180_000, bodyTimeout: 180_000 });
  let cookie = "";
  const post = async (body: string | FormData): Promise<Answer> => {
    const sentAt = performance.now();
    const answer = await pool.request({
      method: "POST",
      path: "/graphql",
      headers: {
        ...(typeof body === "string" && { "content-type": "application/json" }),
        "x-portal-request": "1",
        cookie,
      },
      body,
    });
    const text = await answer.body.text();
    const ms = performance.now() - sentAt;
    cookie = [answer.headers["set-cookie"] ?? []].flat()[0]?.split(";", 1)[0] ?? cookie;
    if (answer.statusCode !== 200 || "errors" in JSON.parse(text))
      throw new Error(`not answered: ${text.slice(0, 400)}`);
    return { ms, bytes: Buffer.byteLength(text), text };
  };
  const input = { email: staffEmails[role], password };
  const { text } = await post(JSON.stringify({ query: signIn, variables: { input } }));
  if (!text.includes("SignedIn")) throw new Error(`${role} could not sign in: ${text}`);

  return {
    ask: (query, variables = {}) => post(JSON.stringify({ query, variables })),
    upload: (query, variables, content) => {
      const form = new FormData();
      form.set("operations", JSON.stringify({ query, variables: { ...variables, file: null } }));
      form.set("map", JSON.stringify({ 0: ["variables.file"] }));
      form.set("0", new File([content], "scores.csv", { type: "text/csv" }));
      return post(form);
    },
    download: async (path, read) => {
      const { statusCode, body } = await pool.request({ method: "GET", path, headers: { cookie } });
      if (statusCode !== 200) throw new Error(`not downloaded: ${statusCode}`);
      for await (const chunk of body) await read({ bytes: (chunk as Buffer).byteLength });
    },
    close: () => pool.close(),
  };
};
