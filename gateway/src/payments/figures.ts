import {
  balances,
  balanceTotals,
  figureChoices,
  figures,
  receipts,
  receiptTotals,
} from "../../../contract/payments/figures.ts";
import { optionalId } from "../college/record-id.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { definedFields } from "../graphql/input.ts";
import { exportLinks } from "../lists/export-links.ts";
import { filterQuery, readAsked, readPage } from "../lists/page.ts";

/** The bursar's figures, and the lists behind them. */
export const figureResolvers = {
  Query: {
    bursaryFigures: async (_root, { by, filter }, { college }) => {
      const query = { by, ...definedFields(withIds(filter ?? {})) };
      const answer = await readAsked(figures, query, () => college.read(figures, { query }));
      const isOfContract = by === "channel" || by === "section";
      return {
        ...answer,
        by,
        rows: answer.rows.map((row) => ({
          ...row,
          key: isOfContract ? row.key.toUpperCase() : row.key,
        })),
        export: exportLinks(figures.path, query),
      };
    },
    figureChoices: (_root, _args, { college }) => college.read(figureChoices, {}),
    balances: async (_root, { search, filter, ...args }, { college }) => {
      const filters = withIds(filter ?? {});
      const query = filterQuery(search, filters);
      const [page, totals] = await Promise.all([
        readPage(college, balances, { ...args, search, filters }),
        readAsked(balanceTotals, query, () => college.read(balanceTotals, { query })),
      ]);
      return { ...page, totals };
    },
    receipts: async (_root, { search, filter, ...args }, { college }) => {
      const filters = withIds(filter ?? {});
      const query = filterQuery(search, filters);
      const [page, totals] = await Promise.all([
        readPage(college, receipts, { ...args, search, filters }),
        readAsked(receiptTotals, query, () => college.read(receiptTotals, { query })),
      ]);
      return { ...page, totals };
    },
  },
} satisfies Resolvers;

interface Ids {
  readonly department?: string | null | undefined;
  readonly sponsor?: string | null | undefined;
}

const withIds = <Filter extends Ids>(filter: Filter) => ({
  ...filter,
  department: optionalId(filter.department),
  sponsor: optionalId(filter.sponsor),
});
