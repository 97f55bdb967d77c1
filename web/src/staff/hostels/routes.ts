import type { StaffRoute } from "../staff-route.ts";
import { hostelTexts } from "./texts.ts";

const roles = ["SUPER_ADMIN"] as const;

export const hostelsRoutes: readonly StaffRoute[] = [
  {
    path: "hostels",
    roles,
    title: hostelTexts.title,
    menu: { icon: "bed", section: "hostels" },
    keywords: "blocks halls settings deadline open close beds",
    load: () => import("./HostelsPage.tsx"),
  },
  {
    path: "hostels/rooms",
    roles,
    title: hostelTexts.rooms,
    menu: { icon: "key", section: "hostels", title: "Rooms and beds" },
    keywords: "occupancy out of use",
    load: () => import("./RoomsPage.tsx"),
  },
  {
    path: "hostels/applications",
    roles,
    title: hostelTexts.applications,
    menu: { icon: "inbox", section: "hostels", title: "Bed applications" },
    keywords: "approve reject release relocate move",
    load: () => import("./HostelApplicationsPage.tsx"),
  },
  {
    path: "hostels/waiting",
    roles,
    title: hostelTexts.waiting,
    menu: { icon: "queue", section: "hostels", title: "Waiting list" },
    keywords: "offers",
    load: () => import("./HostelWaitingPage.tsx"),
  },
];
