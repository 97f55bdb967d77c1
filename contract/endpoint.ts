import type { Static, TObject, TProperties, TSchema } from "typebox";
import type { CamelCased } from "./camel-case.ts";
import type { StaffRole } from "./staff/role.ts";

/**
 * Who may call an endpoint, decided by its bearer token.
 * `none`: no token is read. `optional`: a token is accepted, not needed.
 * `account`: any signed-in person. The others name one kind of account.
 */
export type EndpointAuth = "none" | "optional" | "account" | "applicant" | "student" | "staff";

export type EndpointArea =
  | "auth"
  | "student"
  | "admission"
  | "payment"
  | "hostel"
  | "registration"
  | "staff"
  | "college";

/** One way an endpoint refuses: the status, the body it answers with, and when. */
export interface EndpointFailure {
  readonly status: number;
  readonly body: TSchema;
  readonly when: string;
}

/**
 * One REST endpoint of a college. The college's routes, the gateway's client, the OpenAPI document
 * and the compliance check are all read from this one object.
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with parameters in braces: `/payment/tuition/verify/{reference}/`. */
  readonly path: string;
  readonly area: EndpointArea;
  /** `specified` endpoints every college service offers; `extension` ones are this portal's own. */
  readonly origin: "specified" | "extension";
  readonly summary: string;
  readonly auth: EndpointAuth;
  /** The staff roles that may call it. Required when `auth` is `staff`. */
  readonly roles?: readonly StaffRole[];
  readonly params?: TObject;
  readonly query?: TObject;
  /** Headers it reads beyond those of every call, in lower case. */
  readonly headers?: TObject;
  readonly body?: TObject;
  /** How `body` travels; JSON unless said. */
  readonly encoding?: "json" | "multipart";
  readonly status: 200 | 201 | 204;
  /** The JSON answer, or the media types of a streamed file. */
  readonly response: TSchema | { readonly file: readonly string[] };
  readonly failures: readonly EndpointFailure[];
}

/** Keeps the literal types of an endpoint, so that params, body and response can be inferred from it. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type StaticOf<S> = S extends TSchema ? CamelCased<Static<S>> : undefined;

/** The parts of a call and its answer as code has them: named in camelCase (`camel-case.ts`). */
export type ParamsOf<E extends Endpoint> = E extends { params: infer S } ? StaticOf<S> : undefined;
export type QueryOf<E extends Endpoint> = E extends { query: infer S } ? StaticOf<S> : undefined;
export type HeadersOf<E extends Endpoint> = E extends { headers: infer S }
  ? StaticOf<S>
  : undefined;
export type BodyOf<E extends Endpoint> = E extends { body: infer S } ? StaticOf<S> : undefined;
export type ResponseOf<E extends Endpoint> = StaticOf<E["response"]>;

/** A shape of the contract as code has it. */
export type ValueOf<S extends TSchema> = CamelCased<Static<S>>;

/** The value of each of an object's properties, by the property's name as code has it. */
export type ValuesOf<P extends TProperties> = CamelCased<{
  readonly [Name in keyof P]: Static<P[Name]>;
}>;
