const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Markup that is already safe to put in a page. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

const render = (part: Part): string => {
  if (typeof part === "string")
    return part.replace(/[&<>"']/g, (character) => entities[character] ?? "");
  if (typeof part === "number") return String(part);
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
};

/** Template tag: every text that is put in is escaped, unless it came out of this tag itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.reduce((page, literal, index) => page + render(parts[index - 1] ?? "") + literal),
});
