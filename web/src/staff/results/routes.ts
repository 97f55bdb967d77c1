import type { StaffRoute } from "../staff-route.ts";
import { broadsheetTexts } from "./broadsheet/texts.ts";
import { carryoverTexts } from "./carryovers/texts.ts";
import { officeTexts } from "./office/texts.ts";
import { sheetTexts } from "./sheet/texts.ts";

/** §2 has the offices' results in the singular and in the plural. Who may not amend is told so by the screen. */
const officePaths = [
  { path: "result", roles: ["EXAM_OFFICER"], menuTitle: officeTexts.list.examTitle },
  { path: "results", roles: ["ICT_SUPPORT", "SUPER_ADMIN"], menuTitle: officeTexts.list.title },
] as const;

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
  ...officePaths.flatMap(({ path, roles, menuTitle }): StaffRoute[] => [
    {
      path,
      roles,
      title: officeTexts.list.title,
      menu: { icon: "chart", section: "academics", title: menuTitle },
      keywords: "result sheets scores grades approve return publish release broadsheet carryover",
      load: () => import("./office/SheetsPage.tsx"),
    },
    {
      path: `${path}/broadsheet`,
      roles,
      title: broadsheetTexts.title,
      keywords: "gpa cgpa results level department",
      load: () => import("./broadsheet/BroadsheetPage.tsx"),
    },
    {
      path: `${path}/carryovers`,
      roles,
      title: carryoverTexts.title,
      keywords: "failed repeat courses",
      load: () => import("./carryovers/CarryoversPage.tsx"),
    },
    {
      path: `${path}/:semesterId/:courseId`,
      roles,
      title: officeTexts.sheet.title,
      load: () => import("./office/SheetPage.tsx"),
    },
    {
      path: `${path}/:semesterId/:courseId/amend`,
      roles,
      title: officeTexts.amend.title,
      load: () => import("./office/AmendPage.tsx"),
    },
  ]),
];
