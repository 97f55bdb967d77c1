import type { ScriptedAnswer } from "../scripted-college.ts";

/** A PDF file with this text. */
export const pdf = (text: string): ScriptedAnswer => ({
  body: `%PDF-1.7 ${text}`,
  headers: {
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="document.pdf"',
  },
});
