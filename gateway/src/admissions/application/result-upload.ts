import { refusal } from "../../graphql/refusal.ts";
import { pictureTypeOf } from "../../profiles/picture.ts";
import { texts } from "../../texts.ts";

/** Largest result file, in bytes. */
const largestResult = 5 * 1024 * 1024;

export type ResultField = "firstResult" | "secondResult" | "result";
type ResultRefusal = ReturnType<typeof refusal>;

/** A result file under a name of ours, or why it is none. Undefined where none was sent. */
export const readResult = async (
  upload: File | null | undefined,
  field: ResultField,
): Promise<File | ResultRefusal | undefined> => {
  if (!upload) return undefined;
  if (upload.size > largestResult) return resultRefusal("FILE_TOO_LARGE", field);
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = resultTypeOf(bytes);
  if (type === undefined) return resultRefusal("NOT_A_DOCUMENT", field);
  return new File([bytes], `result.${type.slice(type.indexOf("/") + 1)}`, { type });
};

export const resultRefusal = (
  code: "FILE_TOO_LARGE" | "NOT_A_DOCUMENT",
  field: ResultField,
  message: string = code === "FILE_TOO_LARGE"
    ? texts.application.resultTooLarge
    : texts.application.resultNotDocument,
): ResultRefusal => refusal(code, message, [{ field, message }]);

/** By its first bytes, whatever its name or sender says; the college decides in the end. */
const resultTypeOf = (bytes: Uint8Array): string | undefined =>
  Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-"
    ? "application/pdf"
    : pictureTypeOf(bytes);
