import { Pool } from "undici";
import { password, type Student } from "./people.ts";
import type { System } from "./system.ts";

/** The outcome of a request. After `error` the outcome is unknown; `lacking` says why a part is missing. */
export type Answer =
  | { readonly data: Data; readonly lacking: string | undefined }
  | { readonly error: string };

/** GraphQL's `data`. */
export type Data = Readonly<Record<string, unknown>>;

export interface PortalClient {
  /** One GraphQL request of a signed-in student, sent once. The gateways take turns where they share sessions. */
  readonly send: (student: Student, query: string, variables?: object) => Promise<Answer>;
  /** The same at one gateway, by its place in the system. */
  readonly sendTo: (gateway: number, student: Student, query: string) => Promise<Answer>;
  /** Signs everybody in, so that nothing but what follows is measured. */
  readonly signInAll: (students: readonly Student[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const signIn = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { __typename }
}`;

/** Longer than a gateway waits for its college: a client that times out first never learns the outcome of its claim. */
const timeoutMs = 30_000;

interface GatewayPool {
  readonly pool: Pool;
  /** Cookies by student. */
  readonly cookies: Map<number, string>;
}

/** Browsers of many students, over so many connections in all. */
export const openPortalClient = (
  { gateways, sharesSessions }: System,
  connections: number,
): PortalClient => {
  const perGateway = Math.ceil(connections / gateways.length);
  const shared = new Map<number, string>();
  const pools = gateways.map(
    ({ url }): GatewayPool => ({
      pool: new Pool(url, { connections: perGateway, headersTimeout: timeoutMs }),
      cookies: sharesSessions ? shared : new Map(),
    }),
  );
  let requests = 0;
  const gatewayAt = (index: number): GatewayPool => {
    const target = pools[index % pools.length];
    if (target === undefined) throw new Error("there is no gateway");
    return target;
  };
  const gatewayFor = ({ id }: Student): GatewayPool => {
    requests += 1;
    return gatewayAt(sharesSessions ? requests : id);
  };

  const signInAt = async (target: GatewayPool, student: Student): Promise<string | undefined> => {
    const input = { role: "STUDENT", username: student.matricNumber, password };
    const { cookie } = await post(target, undefined, { query: signIn, variables: { input } });
    if (cookie !== undefined) target.cookies.set(student.id, cookie);
    return cookie;
  };

  const sendAt = async (
    target: GatewayPool,
    student: Student,
    query: string,
    variables: object = {},
  ): Promise<Answer> => {
    try {
      const cookie = target.cookies.get(student.id) ?? (await signInAt(target, student));
      if (cookie === undefined) return { error: "the sign-in was refused" };
      const { answer } = await post(target, cookie, { query, variables });
      if ("error" in answer && signedOut.has(answer.error)) target.cookies.delete(student.id);
      return answer;
    } catch (error) {
      return { error: codeOf(error) };
    }
  };

  return {
    send: (student, query, variables) => sendAt(gatewayFor(student), student, query, variables),
    sendTo: (gateway, student, query) => sendAt(gatewayAt(gateway), student, query),
    signInAll: async (students) => {
      await forEachLimited(students, 32, async (student) => {
        const cookie = await signInAt(gatewayFor(student), student);
        if (cookie === undefined) throw new Error(`${student.matricNumber} could not sign in`);
      });
    },
    close: async () => {
      await Promise.all(pools.map(({ pool }) => pool.destroy()));
    },
  };
};

/** A gateway that was killed has forgotten the sessions it kept itself. */
const signedOut: ReadonlySet<string> = new Set(["SIGNED_OUT", "SESSION_EXPIRED"]);

/** Does something with each, so many at a time. */
export const forEachLimited = async <T>(
  all: readonly T[],
  atOnce: number,
  run: (one: T) => Promise<void>,
): Promise<void> => {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await run(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

const post = async (
  { pool }: GatewayPool,
  cookie: string | undefined,
  body: object,
): Promise<{ readonly answer: Answer; readonly cookie: string | undefined }> => {
  const { headers, body: stream } = await pool.request({
    method: "POST",
    path: "/graphql",
    headers: {
      "content-type": "application/json",
      "x-portal-request": "1",
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify(body),
  });
  const text = await stream.text();
  const set = [headers["set-cookie"] ?? []].flat()[0]?.split(";", 1)[0];
  return { answer: answerIn(JSON.parse(text)), cookie: set?.endsWith("=") ? undefined : set };
};

interface GraphqlAnswer {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** An answer can be partial: the part that is present reports the outcome of the mutation. */
const answerIn = ({ data, errors }: GraphqlAnswer): Answer => {
  const hasSavedValues = data != null && Object.values(data).some((part) => part !== null);
  const code = errors?.[0]?.extensions?.code;
  return hasSavedValues ? { data, lacking: code } : { error: code ?? "no answer" };
};

const codeOf = (error: unknown): string => {
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? code : String(error);
};
