import {
  bankStatement,
  bankStatements,
  importStatement,
  readStatementColumns,
} from "../../../../contract/payments/bank-statements.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { optionalId, recordIdOf, requireRecordId } from "../../college/record-id.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { BankStatementFile } from "../../generated/schema-types.ts";
import { definedFields } from "../../graphql/input.ts";
import { orNull, orRefusal } from "../../graphql/refusal.ts";
import { sendTable, timeoutMs } from "../../imports/send-import.ts";
import { readPage } from "../../lists/page.ts";

const longestName = 200;

/** The statements of the college's banks: their import, and what was imported. */
export const bankStatementResolvers = {
  Query: {
    bankStatements: (_root, { filter, ...args }, { college }) =>
      readPage(college, bankStatements, {
        ...args,
        filters: { ...filter, account: optionalId(filter?.account) },
      }),
    bankStatement: async (_root, { id }, { college }) => {
      const statementId = recordIdOf(id);
      return statementId === undefined ? null : orNull(readStatement(statementId, college));
    },
  },
  Mutation: {
    readStatementColumns: async (_root, { accountId, file }, { college }) => {
      const params = { id: requireRecordId(accountId) };
      return sendTable(await file, async (table) => ({
        __typename: "StatementColumns",
        ...(await college.write(readStatementColumns, {
          params,
          body: {},
          files: { file: table },
          timeoutMs,
        })),
      }));
    },
    importStatement: async (_root, { accountId, file, columns, dryRun }, { college }) => {
      const params = { id: requireRecordId(accountId) };
      const upload = await file;
      const body = {
        ...definedFields(columns),
        fileName: upload.name.slice(-longestName),
        dryRun: dryRun ? "true" : "false",
      } as const;
      return orRefusal(() =>
        sendTable(upload, async (table) => ({
          __typename: "StatementImport",
          ...(await college.write(importStatement, {
            params,
            body,
            files: { file: table },
            timeoutMs,
          })),
        })),
      );
    },
  },
} satisfies Resolvers;

const readStatement = async (id: number, college: CollegeCalls): Promise<BankStatementFile> => {
  const statement = await college.read(bankStatement, { params: { id } });
  return { statement, unreadable: statement.unreadable };
};
