import type { FastifyInstance } from "fastify";
import { mostAtOnce } from "../../../contract/list.ts";
import { type College, onReplica } from "../context.ts";
import { mount } from "../http/route.ts";
import { exportList } from "./export.ts";
import type { List, ListContext } from "./list.ts";
import { type PageQuery, pageQueryOf, rowQueryOf } from "./query.ts";
import { readIds, readPage } from "./rows.ts";

/** Serves a list's pages and its export. */
export const mountList = (app: FastifyInstance, college: College, list: List): void => {
  mount(app, college, list.endpoint, {
    handler: async ({ account, query }) => {
      const pageQuery = pageQueryOf(list, query);
      const unnumbered = await list.complete({ college, account, filters: pageQuery.filters });
      const isNumbered = list.isNumbered(unnumbered);
      const context = isNumbered ? await list.withNumbers(unnumbered) : unnumbered;
      if (query.onlyIds === true) return answerIds(list, context, pageQuery);
      const { rows, total } = await readPage(list, context, pageQuery);
      const rowContext = isNumbered ? context : await list.withNumbers(context, list.idsOf(rows));
      return {
        rows: rows.map((row) => list.row(row, rowContext)),
        total,
        page: pageQuery.page,
        pageSize: pageQuery.size,
      };
    },
  });

  mount(app, college, list.exported, {
    handler: async ({ account, query }) => {
      const rowQuery = rowQueryOf(list, query);
      const { filters } = rowQuery;
      const context = await list.withNumbers(
        await list.complete({ college: onReplica(college), account, filters }),
      );
      const format = query.format === "xlsx" ? "xlsx" : "csv";
      return exportList(college, list, context, rowQuery, format);
    },
  });
};

/** The ids of everything that matches, where it is no more than one action can be done to. */
const answerIds = async (list: List, context: ListContext, pageQuery: PageQuery) => {
  const found = await readIds(list, context.college.db, context, pageQuery, mostAtOnce + 1);
  const ids = found.length > mostAtOnce ? undefined : found.map(Number);
  return {
    rows: [],
    total: found.length,
    page: pageQuery.page,
    pageSize: pageQuery.size,
    ...(ids && { ids }),
  };
};
