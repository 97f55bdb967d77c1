import request from "supertest";
import type { Static } from "typebox";
import type {
  balances,
  balanceTotals,
  figures,
  receipts,
  receiptTotals,
} from "../../contract/payments/figures.ts";
import type { TestStaff } from "./staff.ts";

type Query = Readonly<Record<string, string | number | boolean>>;

/** The bursar's figures and the lists behind them, as one member of the staff reads them. */
export const figuresOf = (url: string, { authorization }: Pick<TestStaff, "authorization">) => {
  const get = (path: string, query: Query = {}) =>
    request(url).get(`/payment${path}`).query(query).set({ authorization });
  const read = async <Answer>(path: string, query: Query): Promise<Answer> =>
    (await get(path, query).expect(200)).body;
  return {
    get,
    figures: (by: string, query: Query = {}) =>
      read<Static<(typeof figures)["response"]>>("/figures/", { by, ...query }),
    balances: (query: Query = {}) =>
      read<Static<(typeof balances)["response"]>>("/balances/", query),
    balanceTotals: (query: Query = {}) =>
      read<Static<(typeof balanceTotals)["response"]>>("/balances/totals/", query),
    receipts: (query: Query = {}) =>
      read<Static<(typeof receipts)["response"]>>("/receipts/", query),
    receiptTotals: (query: Query = {}) =>
      read<Static<(typeof receiptTotals)["response"]>>("/receipts/totals/", query),
  };
};

export type FigureCalls = ReturnType<typeof figuresOf>;
