import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { camelCase } from "../../../contract/camel-case.ts";
import { texts } from "../texts.ts";
import { Refusal, refuse, refuseFields } from "./refusal.ts";

/** A multipart form by its fields in camelCase: each name once, the last one counting. */
export interface Form {
  readonly fields: ReadonlyMap<string, string>;
  /** Whole files, in memory; one that the sender left empty is not among them. */
  readonly files: ReadonlyMap<string, Buffer>;
}

interface FormLimits {
  /** Bytes of one file. */
  readonly fileBytes: number;
  /** The message for a file over the limit, under its field's name. */
  readonly tooLarge: string;
}

const limits = { fieldNameSize: 64, fieldSize: 4096, fields: 40, files: 1, parts: 41 } as const;

/**
 * Reads a multipart form whole.
 * @throws 413 `{field: [tooLarge]}` for a file over the limit, 400 `{field: […]}` for a text over it, 413 or 400 `{detail}` for a
 * form that is too big or broken, 415 for another media type.
 */
export const readForm = async (
  request: FastifyRequest,
  { fileBytes, tooLarge }: FormLimits,
): Promise<Form> => {
  if (!request.isMultipart()) throw refuse(415, texts.unsupportedMediaType);
  try {
    return await readParts(request, fileBytes, tooLarge);
  } catch (error) {
    if (error instanceof Refusal || hasStatus(error)) throw error;
    // Other errors come from the form's parser: the form is truncated or malformed.
    throw refuse(400, texts.malformedBody);
  }
};

/** The framework's own refusals carry one. */
const hasStatus = (error: unknown): boolean => error instanceof Error && "statusCode" in error;

const readParts = async (
  request: FastifyRequest,
  fileBytes: number,
  tooLarge: string,
): Promise<Form> => {
  const fields = new Map<string, string>();
  const files = new Map<string, Buffer>();
  for await (const part of partsOf(request, fileBytes)) {
    if (part.type === "field") {
      if (part.fieldnameTruncated) throw refuse(400, texts.malformedBody);
      // A contract has 413 for a file.
      if (part.valueTruncated) {
        throw refuseFields({ [part.fieldname]: [texts.field.tooLong(limits.fieldSize)] });
      }
      fields.set(camelCase(part.fieldname), String(part.value));
      continue;
    }
    const content = await readFile(part.file);
    if (part.file.truncated) {
      // The rest is read and dropped, or the sender would see a broken connection instead of this answer.
      request.raw.resume();
      throw refuseFields({ [part.fieldname]: [tooLarge] }, 413);
    }
    if (content.length > 0) files.set(camelCase(part.fieldname), content);
  }
  return { fields, files };
};

const partsOf = (request: FastifyRequest, fileSize: number): AsyncIterableIterator<Multipart> =>
  request.parts({ limits: { ...limits, fileSize } });

const readFile = async (file: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
};
