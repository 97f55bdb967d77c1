import type { FastifyInstance } from "fastify";
import {
  askRowVoid,
  bankRow,
  decideRow,
  decideRowVoid,
  proposeRow,
} from "../../../../contract/payments/bank-rows.ts";
import {
  bankStatement,
  importStatement as importEndpoint,
  readStatementColumns,
} from "../../../../contract/payments/bank-statements.ts";
import type { College } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { mountList } from "../../lists/mount.ts";
import { importStatement, previewStatement, requireBankAccount } from "./import-statement.ts";
import { decide, propose } from "./match-row.ts";
import { readRow } from "./read-row.ts";
import { bankRowList } from "./row-list.ts";
import { readColumns, readStatement, statementBodyLimit } from "./statement-form.ts";
import { bankStatementList, readBankStatement } from "./statement-list.ts";
import { rowVoids } from "./void-row.ts";

/** Statements of banks: their import, and what people do about their rows. */
export const mountBankStatements = (app: FastifyInstance, college: College): void => {
  mount(app, college, readStatementColumns, {
    bodyLimit: statementBodyLimit,
    handler: async ({ params, request }) => {
      const { columns: saved } = await requireBankAccount(college.db, params.id);
      const { headingLine, columns, guess, hasSaved } = await readColumns(request, saved);
      return {
        headingLine,
        columns: columns.map(({ heading, samples }) => ({ heading, samples: [...samples] })),
        ...(hasSaved && saved !== null ? saved : guess),
        isSaved: hasSaved,
      };
    },
  });

  mount(app, college, importEndpoint, {
    bodyLimit: statementBodyLimit,
    handler: async ({ account, params, request }) => {
      await requireBankAccount(college.db, params.id);
      const upload = await readStatement(college, request);
      return upload.isDryRun
        ? previewStatement(college, params.id, upload)
        : importStatement(college, account, params.id, upload);
    },
  });

  mountList(app, college, bankStatementList);

  mount(app, college, bankStatement, {
    handler: ({ params }) => readBankStatement(college, params.id),
  });

  mountList(app, college, bankRowList);

  mount(app, college, bankRow, {
    handler: ({ account, params }) => readRow(college, account, params.id),
  });

  mount(app, college, proposeRow, {
    handler: async ({ account, params, body }) => {
      await propose(college, account, params.id, body);
      return readRow(college, account, params.id);
    },
  });

  mount(app, college, decideRow, {
    handler: async ({ account, params, body }) => {
      await decide(college, account, params.id, body);
      return readRow(college, account, params.id);
    },
  });

  mount(app, college, askRowVoid, {
    handler: async ({ account, params, body }) => {
      await rowVoids.ask(college, account, params.id, body);
      return readRow(college, account, params.id);
    },
  });

  mount(app, college, decideRowVoid, {
    handler: async ({ account, params, body }) => {
      await rowVoids.decide(college, account, params.id, body);
      return readRow(college, account, params.id);
    },
  });
};
