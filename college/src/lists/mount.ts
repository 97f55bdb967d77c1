import type { FastifyInstance } from "fastify";
import { mostAtOnce } from "../../../contract/list.ts";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { exportList } from "./export.ts";
import type { List, ListContext } from "./list.ts";
import { type PageQuery, pageQueryOf, rowQueryOf } from "./query.ts";
import { readIds, readPage } from "./rows.ts";

/** Serves a list's pages and its export. */
export const mountList = (app: FastifyInstance, college: College, list: List): void => {
  mount(app, college, list.endpoint, {
    handler: async ({ account, query }) => {
      const asked = pageQueryOf(list, query);
      const asking = { college, account, filters: asked.filters };
      const isNumbered = list.isNumbered(asking);
      const context = isNumbered ? await list.withNumbers(asking) : asking;
      if (query.onlyIds === true) return answerIds(list, context, asked);
      const { rows, total } = await readPage(list, context, asked);
      const shown = isNumbered ? context : await list.withNumbers(context, list.idsOf(rows));
      return {
        rows: rows.map((row) => list.row(row, shown)),
        total,
        page: asked.page,
        pageSize: asked.size,
      };
    },
  });

  mount(app, college, list.exported, {
    handler: async ({ account, query }) => {
      const asked = rowQueryOf(list, query);
      const context = await list.withNumbers({ college, account, filters: asked.filters });
      return exportList(list, context, asked, query.format === "xlsx" ? "xlsx" : "csv");
    },
  });
};

/** The ids of everything that matches, where it is no more than one action can be done to. */
const answerIds = async (list: List, context: ListContext, asked: PageQuery) => {
  const found = await readIds(list, context.college.db, context, asked, mostAtOnce + 1);
  const ids = found.length > mostAtOnce ? undefined : found.map(Number);
  return {
    rows: [],
    total: found.length,
    page: asked.page,
    pageSize: asked.size,
    ...(ids && { ids }),
  };
};
