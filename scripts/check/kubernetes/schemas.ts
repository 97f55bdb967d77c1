import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Manifest } from "./kustomize.ts";

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly unknown[];
}

/** The packages that keep Kubernetes' own JSON schemas, as one script each. */
const folders = ["kubernetes-models", "@kubernetes-models/apimachinery"].map(
  (name) => `node_modules/${name}/_schemas`,
);

const readSchemas = (): ReadonlyMap<string, Schema> => {
  const found = new Map<string, Schema>();
  for (const folder of folders) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
      const script = readFileSync(path.join(folder, file), "utf8");
      const [, schema] = /\nconst schema = (\{\n[\s\S]*?\n\});\n/.exec(script) ?? [];
      const [, id] = /register\)\("([^"]+)", schema\)/.exec(script) ?? [];
      if (schema !== undefined && id !== undefined) found.set(id, JSON.parse(schema));
    }
  }
  return found;
};

/** The same schema, accepting no field that it does not describe. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return "properties" in schema && !("additionalProperties" in schema)
    ? { ...inner, additionalProperties: false }
    : inner;
};

/** Checks manifests of Kubernetes' own kinds, strictly: an unknown field is a problem. */
export class ManifestSchemas {
  readonly #ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  /** `apps/v1 Deployment`. */
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #ids = new Map<string, string>();

  constructor() {
    for (const [id, schema] of readSchemas()) {
      this.#ajv.addSchema({ ...Object(closed(schema)), $id: id });
      this.#ids.set(kindOf(schema), id);
    }
  }

  problemsOf(manifest: Manifest): readonly string[] {
    const kind = `${manifest.apiVersion} ${manifest.kind}`;
    const id = this.#ids.get(kind);
    if (id === undefined) return [`${kind} is no kind of Kubernetes`];
    const validate = this.#validators.get(kind) ?? this.#ajv.getSchema(id);
    if (validate === undefined) throw new Error(`${id} cannot be compiled`);
    this.#validators.set(kind, validate);
    validate(manifest);
    const name = `${manifest.kind} ${manifest.metadata.name}`;
    return (validate.errors ?? []).map((error) => `${name}${describe(error)}`);
  }
}

const describe = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath} ${message} ${JSON.stringify(params)}`;

/** Only the schemas of whole manifests fix both. */
const kindOf = ({ properties }: Schema): string =>
  `${properties?.apiVersion?.enum?.[0]} ${properties?.kind?.enum?.[0]}`;
