import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import {
  accessToken,
  paymentsAnswer,
  studentRecord,
} from "../../gateway/testing/scripted-student.ts";

interface SignIn {
  access: string;
  refresh: string;
  /** Of the exchange before: it still gives the same successor, as after an answer that was lost. */
  spent: string | undefined;
  isExpired: boolean;
}

/** What happens to an exchange of tokens: answered, or held back for ever before or after the tokens have changed. */
export type Exchange = "answered" | "held before" | "held after";

/**
 * A college that counts. It rotates refresh tokens: each is good for one exchange, and repeated once more for who lost the
 * answer; any other ends the sign-in.
 */
export class RotatingCollege {
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });
  readonly #signIns = new Map<string, SignIn>();
  /** Exchanges that gave new tokens. */
  exchanged = 0;
  /** Exchanges of a token that was spent: the successor was told again. */
  repeated = 0;
  refused = 0;
  exchange: Exchange = "answered";
  /** Called when an exchange is held back, or its answer has been sent. */
  onExchange: (() => void) | undefined;

  /** @returns its address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** From now on the access tokens of these, or of all, are refused. */
  expire(matricNumbers: Iterable<string> = this.#signIns.keys()): void {
    for (const matricNumber of matricNumbers) this.#of(matricNumber).isExpired = true;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = `${request.method} ${request.url}`;
    if (route === "POST /student/login/") return this.#signIn(request, response);
    if (route === "POST /api/auth/token/refresh/") return this.#exchange(request, response);
    if (route === "GET /payment/student-payments/") return this.#read(request, response);
    send(response, 404, { detail: "Not found." });
  }

  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { username } = (await json(request)) as { readonly username: string };
    const signIn = { ...newTokens(username), spent: undefined, isExpired: false };
    this.#signIns.set(username, signIn);
    const { access, refresh } = signIn;
    const student = { ...studentRecord, matric_number: username };
    const data = { student, access, refresh };
    send(response, 200, [{ success: true, message: "Login successful", data }]);
  }

  #read(request: IncomingMessage, response: ServerResponse): void {
    const token = request.headers.authorization?.replace("Bearer ", "");
    const signIn = this.#owner(token);
    if (signIn?.access === token && !signIn?.isExpired) send(response, 200, paymentsAnswer);
    else send(response, 401, { detail: "Token is invalid or expired." });
  }

  async #exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { refresh } = (await json(request)) as { readonly refresh: string };
    const { exchange, onExchange } = this;
    if (exchange === "held before") return onExchange?.();
    const signIn = this.#owner(refresh);
    if (signIn?.refresh === refresh) {
      Object.assign(signIn, newTokens(nameIn(refresh)), { spent: refresh, isExpired: false });
      this.exchanged += 1;
    } else if (signIn?.spent === refresh) this.repeated += 1;
    else {
      this.refused += 1;
      return send(response, 401, { detail: "Token is invalid or expired." });
    }
    if (exchange === "held after") return onExchange?.();
    response.once("finish", () => onExchange?.());
    send(response, 200, { access: signIn.access, refresh: signIn.refresh });
  }

  #owner(token: string | undefined): SignIn | undefined {
    return token === undefined ? undefined : this.#signIns.get(nameIn(token));
  }

  #of(matricNumber: string): SignIn {
    const signIn = this.#signIns.get(matricNumber);
    if (signIn === undefined) throw new Error(`${matricNumber} has not signed in.`);
    return signIn;
  }
}

/** Both tokens end with the name of their owner. */
const newTokens = (matricNumber: string): Pick<SignIn, "access" | "refresh"> => {
  const owner = Buffer.from(matricNumber).toString("base64url");
  return {
    access: `${accessToken()}${owner}`,
    refresh: `${randomBytes(12).toString("base64url")}.${owner}`,
  };
};

/** `sig` is the scripted signature of an access token. */
const nameIn = (token: string): string => {
  const owner = token.slice(token.lastIndexOf(".") + 1).replace(/^sig/, "");
  return Buffer.from(owner, "base64url").toString();
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
};
