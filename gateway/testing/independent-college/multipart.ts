import type { ReceivedCall } from "../scripted-college.ts";

interface Form {
  /** The text fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** The names of the files, by field. */
  readonly files: Readonly<Record<string, string>>;
}

/** Reads a multipart body as a web framework does. */
export const readForm = async ({ headers, body }: ReceivedCall): Promise<Form> => {
  const answer = new Response(Buffer.from(body, "latin1"), {
    headers: { "content-type": headers["content-type"] ?? "" },
  });
  const entries = [...(await answer.formData())];
  return {
    fields: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    ),
    files: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === "string" ? [] : [[name, value.name]])),
    ),
  };
};
