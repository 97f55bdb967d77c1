import type { StaffRoute } from "../staff-route.ts";
import { sheetTexts } from "./sheet/texts.ts";

export const resultsRoutes: readonly StaffRoute[] = [
  {
    path: "result",
    roles: ["LECTURER"],
    title: sheetTexts.list.title,
    menu: { icon: "list", section: "academics" },
    keywords: "result sheets scores marks grades continuous assessment examination",
    load: () => import("./sheet/OwnSheetsPage.tsx"),
  },
  {
    path: "result/:semesterId/:courseId",
    roles: ["LECTURER"],
    title: sheetTexts.title,
    load: () => import("./sheet/SheetPage.tsx"),
  },
];
