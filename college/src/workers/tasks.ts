import type { PdfAnswer } from "../files/pdf-rewrite.ts";
import type { PictureAnswer } from "../files/picture.ts";
import type { ImportColumns } from "../imports/read-import.ts";
import type { TableAnswer } from "../imports/table-answer.ts";
import type {
  answerStatementColumns,
  answerStatementRows,
} from "../payments/bank-statements/read-statement.ts";

/** What is done in a process of its own: reading files that may be made to do harm. */
export const tasks = {
  rewritePdf: async (upload: Uint8Array): Promise<PdfAnswer> => {
    const { rewritePdf } = await import("../files/pdf-rewrite.ts");
    return rewritePdf(upload);
  },
  makePicture: async ({
    upload,
    box,
  }: {
    readonly upload: Uint8Array;
    readonly box: { readonly width: number; readonly height: number };
  }): Promise<PictureAnswer> => {
    const { makePicture } = await import("../files/picture.ts");
    return makePicture(upload, box);
  },
  readTable: async (table: {
    readonly bytes: Uint8Array;
    readonly columns: ImportColumns;
  }): Promise<TableAnswer> => {
    const { answerTable } = await import("../imports/table-answer.ts");
    return answerTable(table);
  },
  readStatementColumns: async (
    file: Parameters<typeof answerStatementColumns>[0],
  ): ReturnType<typeof answerStatementColumns> => {
    const statement = await import("../payments/bank-statements/read-statement.ts");
    return statement.answerStatementColumns(file);
  },
  readStatementRows: async (file: Parameters<typeof answerStatementRows>[0]) => {
    const statement = await import("../payments/bank-statements/read-statement.ts");
    const { packRows } = await import("../payments/bank-statements/packed-rows.ts");
    const answer = await statement.answerStatementRows(file);
    return "rows" in answer ? { packed: await packRows(answer.rows) } : answer;
  },
} as const;

export type Tasks = typeof tasks;

/** One task as it is sent to a worker. */
export interface Order<Name extends keyof Tasks = keyof Tasks> {
  readonly name: Name;
  readonly input: Parameters<Tasks[Name]>[0];
}

/** What a task answers. */
export type AnswerOf<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;
