import { titles } from "../titles.ts";
import { applicantRoutes } from "./applicant-routes.ts";
import { publicRoutes } from "./public-routes.ts";
import type { AppRoute } from "./route.ts";
import { studentRoutes } from "./student-routes.ts";

/** The single list of screens. Router, guards, menu, search and document titles are read from it. */
export const routes: readonly AppRoute[] = [
  ...publicRoutes.map((route) => ({ audience: "public", layout: "plain", ...route }) as const),
  ...applicantRoutes.map(
    (route) => ({ audience: "applicant", layout: "applicant", ...route }) as const,
  ),
  ...studentRoutes.map((route) => ({ audience: "student", layout: "student", ...route }) as const),
];

export const notFoundRoute: AppRoute = {
  path: "*",
  title: titles.notFound,
  audience: "public",
  layout: "plain",
  load: () => import("../public/not-found/NotFoundPage.tsx"),
};
