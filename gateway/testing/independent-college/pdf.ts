import type { ScriptedAnswer } from "../scripted-college.ts";

/** A document of this text, as a file. */
export const pdf = (text: string): ScriptedAnswer => ({
  body: `%PDF-1.7 ${text}`,
  headers: {
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="document.pdf"',
  },
});
