import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, parseAllDocuments } from "yaml";

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: Readonly<Record<string, unknown>>;
}

interface Kustomization {
  readonly namespace?: string;
  readonly resources: readonly string[];
  readonly patches?: readonly { readonly path: string }[];
  readonly images?: readonly { readonly name: string; readonly newTag: string }[];
}

const known = ["apiVersion", "kind", "namespace", "resources", "patches", "images"];

/**
 * Builds what `kubectl kustomize` builds, for machines without it: resources, a namespace, patches of maps and tags of images.
 * @throws where a kustomization uses anything else.
 */
export const buildKustomization = (folder: string): readonly Manifest[] => {
  const kustomization: Kustomization = parse(
    readFileSync(path.join(folder, "kustomization.yaml"), "utf8"),
  );
  const strange = Object.keys(kustomization).filter((key) => !known.includes(key));
  if (strange.length > 0) throw new Error(`${folder} has ${strange.join(", ")}`);
  const { namespace, resources, patches = [], images = [] } = kustomization;
  let built = resources.flatMap((name) =>
    name.endsWith(".yaml")
      ? readManifests(path.join(folder, name))
      : buildKustomization(path.join(folder, name)),
  );
  for (const patch of patches.flatMap((one) => readManifests(path.join(folder, one.path)))) {
    if (!built.some((manifest) => isSame(manifest, patch))) {
      throw new Error(`${folder} patches ${patch.kind} ${patch.metadata.name}, which is not there`);
    }
    built = built.map((manifest) => (isSame(manifest, patch) ? merge(manifest, patch) : manifest));
  }
  if (namespace !== undefined) built = built.map((manifest) => inNamespace(manifest, namespace));
  for (const { name, newTag } of images) {
    const tagged = JSON.stringify(built).replaceAll(
      new RegExp(`("image":"${name}):[^"]+"`, "g"),
      `$1:${newTag}"`,
    );
    built = JSON.parse(tagged);
  }
  return built;
};

const readManifests = (file: string): readonly Manifest[] =>
  parseAllDocuments(readFileSync(file, "utf8")).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    return document.toJS();
  });

const isSame = (one: Manifest, other: Manifest): boolean =>
  one.apiVersion === other.apiVersion &&
  one.kind === other.kind &&
  one.metadata.name === other.metadata.name;

const inNamespace = (manifest: Manifest, namespace: string): Manifest =>
  manifest.kind === "Namespace"
    ? manifest
    : { ...manifest, metadata: { ...manifest.metadata, namespace } };

const merge = <Value extends object>(value: Value, patch: object): Value => {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(value));
  for (const [key, change] of Object.entries(patch)) {
    const own = merged[key];
    if (Array.isArray(change)) throw new Error(`A patch of ${key} is a list`);
    merged[key] = isMap(change) && isMap(own) ? merge(own, change) : change;
  }
  return Object.assign({}, value, merged);
};

const isMap = (value: unknown): value is object => typeof value === "object" && value !== null;
