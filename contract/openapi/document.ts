import type { TObject } from "typebox";
import type { Endpoint, EndpointArea, EndpointAuth, EndpointFailure } from "../endpoint.ts";
import { componentSchemas, documentSchema, type JsonSchema } from "./schema.ts";

export interface OpenApiMediaType {
  readonly schema?: JsonSchema;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { description: string; schema: JsonSchema }>>;
  readonly content?: Readonly<Record<string, OpenApiMediaType>>;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [EndpointArea];
  readonly "x-origin": Endpoint["origin"];
  readonly security: readonly { readonly bearer?: readonly [] }[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: Readonly<Record<string, OpenApiMediaType>>;
  };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
}

/** The part of an OpenAPI 3.1 document that the contract fills. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: EndpointArea; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** Where the described service answers. */
  readonly serverUrl: string;
}

const areas: Readonly<Record<EndpointArea, string>> = {
  auth: "Tokens: refreshing and revoking them",
  admission: "Applicants: sign-in, profile and the application's four sections",
  student: "Students: sign-in, profile and passwords",
  payment: "Fees, payments and receipts",
  registration: "Courses and their registration",
  hostel: "Hostel rooms, beds and applications",
  staff: "Members of staff",
  college: "The college itself",
};

const callers: Readonly<Record<EndpointAuth, string>> = {
  none: "Anybody may call it; a token is not read.",
  optional: "Anybody may call it, with or without a token.",
  account: "Any signed-in person may call it.",
  applicant: "Signed-in applicants may call it.",
  student: "Signed-in students may call it.",
  staff: "Signed-in members of staff may call it.",
};

const description = `A call marked \`specified\` is one that every college service offers and that the portal's
specified features need; one marked \`extension\` adds to them. Answers may carry more fields than are described.`;

/** The OpenAPI 3.1 document of a college service that offers the given endpoints. */
export const openApiDocument = (
  endpoints: readonly Endpoint[],
  { title, version, serverUrl }: OpenApiOptions,
): OpenApiDocument => ({
  openapi: "3.1.0",
  info: { title, version, description },
  servers: [{ url: serverUrl }],
  tags: [...new Set(endpoints.map(({ area }) => area))].map((area) => ({
    name: area,
    description: areas[area],
  })),
  paths: pathsOf(endpoints),
  components: {
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    schemas: componentSchemas(),
  },
});

const pathsOf = (endpoints: readonly Endpoint[]): OpenApiDocument["paths"] => {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  return paths;
};

const operationOf = (endpoint: Endpoint): OpenApiOperation => ({
  operationId: operationIdOf(endpoint),
  summary: endpoint.summary,
  description: callers[endpoint.auth],
  tags: [endpoint.area],
  "x-origin": endpoint.origin,
  security: securityOf(endpoint.auth),
  parameters: [
    ...parametersOf("path", endpoint.params),
    ...parametersOf("query", endpoint.query),
    ...parametersOf("header", endpoint.headers),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: {
        [endpoint.encoding === "multipart" ? "multipart/form-data" : "application/json"]: {
          schema: documentSchema(endpoint.body),
        },
      },
    },
  }),
  responses: {
    [endpoint.status]: answerOf(endpoint),
    ...Object.fromEntries(endpoint.failures.map((failure) => [failure.status, refusalOf(failure)])),
  },
});

/** `GET /student/{id}/` is `get_student_id`: stable, and unique because method and path are. */
const operationIdOf = ({ method, path }: Endpoint): string =>
  [method.toLowerCase(), ...(path.match(/\w+/g) ?? [])].join("_");

const securityOf = (auth: EndpointAuth): OpenApiOperation["security"] => {
  if (auth === "none") return [];
  return auth === "optional" ? [{}, { bearer: [] }] : [{ bearer: [] }];
};

const parametersOf = (
  place: OpenApiParameter["in"],
  object: TObject | undefined,
): OpenApiParameter[] =>
  Object.entries(object?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: object?.required?.includes(name) ?? false,
    schema: documentSchema(schema),
  }));

const answerOf = ({ status, response }: Endpoint): OpenApiResponse => {
  if (status === 204) return { description: "Done; there is no body." };
  if (isFile(response))
    return {
      description: "The file.",
      content: Object.fromEntries(response.file.map((mediaType) => [mediaType, {}])),
    };
  return {
    description: "The answer.",
    content: { "application/json": { schema: documentSchema(response) } },
  };
};

const isFile = (response: Endpoint["response"]): response is { readonly file: readonly string[] } =>
  "file" in response;

const refusalOf = ({ status, body, when }: EndpointFailure): OpenApiResponse => ({
  description: when,
  ...(status === 429 && {
    headers: {
      "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 0 } },
    },
  }),
  content: { "application/json": { schema: documentSchema(body) } },
});
