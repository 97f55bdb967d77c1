import { readXml } from "./xml.ts";
import type { ZipEntries } from "./zip-entries.ts";

/** What a workbook says beside its first sheet. */
export interface Workbook {
  readonly sheetPath: string;
  readonly strings: readonly string[];
  /** By the number of a cell's style: whether it shows a date. */
  readonly dateStyles: readonly boolean[];
  readonly from1904: boolean;
}

/** @throws Error for an archive that is no workbook. */
export const readWorkbook = async (zip: ZipEntries): Promise<Workbook> => {
  const book = await readBook(zip);
  return {
    sheetPath: await readTarget(zip, book.relation),
    strings: await readStrings(zip),
    dateStyles: await readStyles(zip),
    from1904: book.from1904,
  };
};

const readBook = async (
  zip: ZipEntries,
): Promise<{ readonly relation: string; readonly from1904: boolean }> => {
  let relation: string | undefined;
  let from1904 = false;
  await readPart(zip, "xl/workbook.xml", {
    open: ({ name, attributes }) => {
      if (name === "sheet") relation ??= attributes["r:id"];
      if (name === "workbookPr") from1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
    },
  });
  if (relation === undefined) throw new Error("no sheet");
  return { relation, from1904 };
};

const readTarget = async (zip: ZipEntries, relation: string): Promise<string> => {
  let target: string | undefined;
  await readPart(zip, "xl/_rels/workbook.xml.rels", {
    open: ({ name, attributes }) => {
      if (name === "Relationship" && attributes.Id === relation) target = attributes.Target;
    },
  });
  if (target === undefined) throw new Error("no such sheet");
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
};

const readStrings = async (zip: ZipEntries): Promise<readonly string[]> => {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  let phonetic = 0;
  await readPart(
    zip,
    "xl/sharedStrings.xml",
    {
      open: ({ name }) => {
        if (name === "si") text = "";
        if (name === "rPh") phonetic += 1;
        isText = name === "t" && phonetic === 0;
      },
      text: (piece) => {
        if (isText) text += piece;
      },
      close: (name) => {
        if (name === "si") strings.push(text);
        if (name === "rPh") phonetic -= 1;
        isText = false;
      },
    },
    { optional: true },
  );
  return strings;
};

const readStyles = async (zip: ZipEntries): Promise<readonly boolean[]> => {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let isCellFormats = false;
  await readPart(
    zip,
    "xl/styles.xml",
    {
      open: ({ name, attributes }) => {
        if (name === "numFmt") codes.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
        if (name === "cellXfs") isCellFormats = true;
        if (name === "xf" && isCellFormats) {
          const id = Number(attributes.numFmtId);
          styles.push(showsDate(id, codes.get(id)));
        }
      },
      close: (name) => {
        if (name === "cellXfs") isCellFormats = false;
      },
    },
    { optional: true },
  );
  return styles;
};

const readPart = async (
  zip: ZipEntries,
  name: string,
  events: Parameters<typeof readXml>[1],
  { optional = false } = {},
): Promise<void> => {
  const chunks = await zip.read(name);
  if (chunks !== undefined) return readXml(chunks, events);
  if (!optional) throw new Error(`no ${name}`);
};

/** The built-in number formats that show a date, or a date and a time (ECMA-376, 18.8.30). */
const builtIn = new Set([14, 15, 16, 17, 22]);

/** True for a number format that shows a day, so that the number under it is one. */
const showsDate = (id: number, code: string | undefined): boolean => {
  if (builtIn.has(id)) return true;
  const bare = (code ?? "").replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  return /[dy]/i.test(bare);
};
