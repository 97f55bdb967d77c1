import { describe, expect, it } from "vitest";
import { endpoints } from "../endpoints.ts";
import { type OpenApiOperation, openApiDocument } from "./document.ts";

const document = openApiDocument(endpoints, {
  title: "A <College>",
  version: "1.1.3",
  serverUrl: "http://127.0.0.1:4001",
});

const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ method, path, operation })),
);

const find = (method: string, path: string): OpenApiOperation => {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`the document lacks ${method} ${path}`);
  return operation;
};

const valuesOf = (node: unknown, keyword: string): unknown[] => {
  if (typeof node !== "object" || node === null) return [];
  const own = keyword in node ? [Reflect.get(node, keyword)] : [];
  return [...own, ...Object.values(node).flatMap((inner) => valuesOf(inner, keyword))];
};

describe("the OpenAPI document", () => {
  it("is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it("has one operation with origin and id per endpoint", () => {
    const described = operations.map(
      ({ method, path, operation }) =>
        `${method.toUpperCase()} ${path} ${operation["x-origin"]} ${operation.tags[0]}`,
    );
    expect(described.toSorted()).toEqual(
      endpoints
        .map(({ method, path, origin, area }) => `${method} ${path} ${origin} ${area}`)
        .toSorted(),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(
      endpoints.length,
    );
  });

  it("describes every tag it uses", () => {
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const { operation } of operations) expect(tags).toContain(operation.tags[0]);
  });

  it("refers only to its own shapes and duplicates none", () => {
    const known = Object.keys(document.components.schemas);
    for (const reference of valuesOf(document, "$ref"))
      expect(known.map((name) => `#/components/schemas/${name}`)).toContain(reference);
    expect(JSON.stringify(document.components.schemas.ApplicantUser)).toContain(
      '"applicant":{"$ref":"#/components/schemas/Applicant"}',
    );
  });

  it("names every parameter of a path, as required", () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  it("marks the endpoints that need a token", () => {
    expect(find("post", "/student/login/").security).toEqual([]);
    expect(find("get", "/payment/student-payments/").security).toEqual([{ bearer: [] }]);
    expect(find("get", "/payment/tuition/verify/{reference}/").security).toEqual([
      {},
      { bearer: [] },
    ]);
  });

  it("sends files as multipart and answers them by their media type", () => {
    const upload = find("post", "/admission/upload-result").requestBody?.content;
    expect(upload?.["multipart/form-data"]?.schema).toMatchObject({
      required: ["result", "exam_sitting"],
      properties: { result: { contentMediaType: "application/octet-stream" } },
    });
    const receipt = find("get", "/payment/receipt/download/").responses["200"];
    expect(receipt?.content).toEqual({ "application/pdf": {} });
  });

  it("gives every failure its body and Retry-After", () => {
    const { responses } = find("post", "/student/password-reset/request/");
    expect(responses["400"]?.content?.["application/json"]?.schema).toEqual({
      $ref: "#/components/schemas/FieldErrors",
    });
    expect(responses["429"]?.headers).toHaveProperty("Retry-After");
  });

  it("has no body for empty responses", () => {
    expect(find("post", "/auth/logout/").responses["204"]).toEqual({
      description: "Done; there is no body.",
    });
  });
});
