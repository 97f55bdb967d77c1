import type { FastifyInstance } from "fastify";
import {
  balanceTotals,
  exportFigures,
  figureChoices,
  figures,
  receiptTotals,
} from "../../../../contract/payments/figures.ts";
import { type College, onReplica } from "../../context.ts";
import { mount } from "../../http/route.ts";
import { exportTable } from "../../lists/export.ts";
import { mountList } from "../../lists/mount.ts";
import { balanceList, readBalanceTotals } from "./balance-list.ts";
import { answerChoices, figureTable, readFigures } from "./figures.ts";
import { readReceiptTotals, receiptList } from "./receipt-list.ts";

/** Mounts what was billed, received and is outstanding, with the lists behind it. */
export const mountFigures = (app: FastifyInstance, college: College): void => {
  mount(app, college, figures, { handler: ({ query }) => readFigures(college, query) });

  mount(app, college, exportFigures, {
    handler: async ({ account, query: { format, ...query } }) => {
      const answer = await readFigures(onReplica(college), query);
      return exportTable({ college, account }, figureTable(answer, query), format);
    },
  });

  mount(app, college, figureChoices, { handler: () => answerChoices(college.db) });

  mountList(app, college, balanceList);

  mount(app, college, balanceTotals, {
    handler: ({ account, query }) => readBalanceTotals({ college, account }, query),
  });

  mountList(app, college, receiptList);

  mount(app, college, receiptTotals, {
    handler: ({ account, query }) => readReceiptTotals({ college, account }, query),
  });
};
