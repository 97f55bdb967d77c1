import request, { type Test } from "supertest";
import { EventStream, type GraphqlAnswerError } from "./event-stream.ts";

export interface GraphqlAnswer {
  readonly status: number;
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly GraphqlAnswerError[];
  readonly headers: Readonly<Record<string, string>>;
}

interface SentFile {
  readonly content: Buffer;
  readonly name: string;
  readonly type: string;
}

/** Acts as a browser: keeps the gateway's cookie, and sends the portal's header with GraphQL. */
export class Browser {
  readonly #url: string;
  cookie: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** A subscription returns its first event and closes. */
  async graphql(query: string, variables: object = {}): Promise<GraphqlAnswer> {
    if (/^\s*subscription\b/.test(query)) return this.#watchOnce(query, variables);
    const answer = await this.#send(
      request(this.#url).post("/graphql").set("x-portal-request", "1").send({ query, variables }),
    );
    return graphqlAnswer(answer);
  }

  /** A GraphQL multipart request with one file, in the variable `file`. */
  upload(query: string, variables: object, file: SentFile): Promise<GraphqlAnswer> {
    return this.uploadAll(query, variables, { file });
  }

  /** A GraphQL multipart request with files, each in the variable of its name. */
  async uploadAll(
    query: string,
    variables: object,
    files: Readonly<Record<string, SentFile>>,
  ): Promise<GraphqlAnswer> {
    const names = Object.keys(files);
    const nothing = Object.fromEntries(names.map((name) => [name, null]));
    const map = Object.fromEntries(names.map((name) => [name, [`variables.${name}`]]));
    let sending = request(this.#url)
      .post("/graphql")
      .set("x-portal-request", "1")
      .field("operations", JSON.stringify({ query, variables: { ...variables, ...nothing } }))
      .field("map", JSON.stringify(map));
    for (const [name, { content, name: filename, type }] of Object.entries(files)) {
      sending = sending.attach(name, content, { filename, contentType: type });
    }
    return graphqlAnswer(await this.#send(sending));
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<request.Response> {
    return this.#send(request(this.#url).get(path).set(headers).responseType("blob"));
  }

  async signIn(
    username: string,
    password: string,
    role: "STUDENT" | "APPLICANT" = "STUDENT",
  ): Promise<GraphqlAnswer> {
    return this.graphql(signInMutation, { input: { role, username, password } });
  }

  async signInStaff(
    email: string,
    password: string,
    factor: { readonly code?: string; readonly recoveryCode?: string } = {},
  ): Promise<GraphqlAnswer> {
    return this.graphql(staffSignInMutation, { input: { email, password, ...factor } });
  }

  /** The session cookie's value, if there is one. */
  get sessionId(): string | undefined {
    return this.cookie?.split("=")[1];
  }

  async #watchOnce(query: string, variables: object): Promise<GraphqlAnswer> {
    const stream = await EventStream.open(this.#url, query, { cookie: this.cookie, variables });
    const first = await stream.next();
    stream.close();
    if (typeof first === "string") throw new Error(`a stream without an event: ${first}`);
    return {
      status: stream.status,
      data: first.data ?? null,
      errors: first.errors ?? [],
      headers: {},
    };
  }

  async #send(test: Test): Promise<request.Response> {
    const answer = await (this.cookie === undefined ? test : test.set("cookie", this.cookie));
    const [setCookie] = [answer.headers["set-cookie"] ?? []].flat() as string[];
    if (setCookie !== undefined) {
      const pair = setCookie.split(";", 1)[0] ?? "";
      this.cookie = pair.endsWith("=") ? undefined : pair;
    }
    return answer;
  }
}

const signInMutation = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn { viewer { __typename id surname firstName mustChangePassword } }
    ... on Refusal { code message fields { field message } }
  }
}`;

const staffSignInMutation = `mutation SignInStaff($input: StaffSignInInput!) {
  signInStaff(input: $input) {
    __typename
    ... on SignedIn { viewer { __typename id surname firstName ... on Staff { role } } }
    ... on SecondFactorRequired { message }
    ... on Refusal { code message fields { field message } }
  }
}`;

const graphqlAnswer = ({ status, body, headers }: request.Response): GraphqlAnswer => ({
  status,
  data: body.data ?? null,
  errors: body.errors ?? [],
  headers,
});
