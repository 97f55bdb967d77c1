import type { Endpoint, ResponseOf } from "../../../contract/endpoint.ts";
import type { RequestSession } from "../session/request-session.ts";
import { addressOf } from "./address.ts";
import type { Caller, CallInput, CollegeClient, CollegeFile } from "./client.ts";
import { CollegeFailure, isRefusal } from "./failure.ts";

interface Parts {
  readonly client: CollegeClient;
  readonly session: RequestSession;
  readonly caller: Caller;
}

/**
 * The calls of one request to the college, made as the signed-in person. Identical reads are sent once; the cache
 * ends with the request, so no person ever gets another person's data.
 */
export class CollegeCalls {
  readonly #parts: Parts;
  readonly #reads = new Map<string, Promise<unknown>>();
  #signedIn: Caller | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws CollegeFailure, or PortalError when the call needs a session and there is none. */
  read<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
    const { params, query, address } = input as Addressed;
    const key = addressOf(endpoint, params, query);
    // The key names the endpoint's path, and so the shape of what was read under it.
    const known = this.#reads.get(key) as Promise<ResponseOf<E>> | undefined;
    if (known !== undefined) return known;
    const reading = this.#send(endpoint, input, address ?? key);
    this.#reads.set(key, reading);
    return reading;
  }

  /**
   * A read whose answer is shared: it continues when the first browser disconnects. @throws as `read`
   */
  readForMany<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
    const { client } = this.#parts;
    return this.#as(endpoint, (caller) =>
      client.call(endpoint, input, { ...caller, departure: undefined }),
    );
  }

  /** Sends a call that changes something, and clears the cache of reads. @throws as `read` */
  async write<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
    this.#reads.clear();
    try {
      return await this.#send(endpoint, input);
    } finally {
      this.#reads.clear();
    }
  }

  /** Opens a file. @throws as `read` */
  file<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<CollegeFile> {
    const { client } = this.#parts;
    return this.#as(endpoint, (caller) => client.file(endpoint, input, caller));
  }

  #send<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    address?: string,
  ): Promise<ResponseOf<E>> {
    const { client } = this.#parts;
    return this.#as(endpoint, (caller) => client.call(endpoint, input, caller, address));
  }

  #as<T>(endpoint: Endpoint, run: (caller: Caller) => Promise<T>): Promise<T> {
    const { session, caller } = this.#parts;
    // Endpoints with an optional token serve public pages, which are the same for everybody.
    if (endpoint.auth === "none" || endpoint.auth === "optional") return run(caller);
    const answered = session.withAccess((access) => run(this.#callerWith(access)));
    if (endpoint.origin !== "extension") return answered;
    return answered.catch((error: unknown) => {
      // The token is new, so the 401 means an unknown path: some services answer 401 on all of them.
      const isUnknownPath = isRefusal(error, 401);
      throw isUnknownPath ? new CollegeFailure("unsupported", endpoint, { status: 401 }) : error;
    });
  }

  /** The same object for the calls of a page, which have the same headers then. */
  #callerWith(access: string): Caller {
    if (this.#signedIn?.access !== access) {
      const { requestId, address, departure } = this.#parts.caller;
      // Named one by one: V8 makes a spread with another field step by step.
      this.#signedIn = { requestId, address, departure, access };
    }
    return this.#signedIn;
  }
}

interface Addressed {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly address?: string;
}
