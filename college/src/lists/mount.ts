import type { FastifyInstance } from "fastify";
import type { College } from "../context.ts";
import { mount } from "../http/route.ts";
import { askedPage, askedRows } from "./asked.ts";
import { exportList } from "./export.ts";
import type { List } from "./list.ts";
import { readPage } from "./rows.ts";

/** Serves a list's pages and its export. */
export const mountList = (app: FastifyInstance, college: College, list: List): void => {
  mount(app, college, list.endpoint, {
    handler: async ({ account, query }) => {
      const asked = askedPage(list, query);
      const context = { college, account };
      const { rows, total } = await readPage(list, context, asked);
      return {
        rows: rows.map((row) => list.row(row, context)),
        total,
        page: asked.page,
        page_size: asked.size,
      };
    },
  });

  mount(app, college, list.exported, {
    handler: ({ account, query }) =>
      exportList(
        list,
        { college, account },
        askedRows(list, query),
        query.format === "xlsx" ? "xlsx" : "csv",
      ),
  });
};
