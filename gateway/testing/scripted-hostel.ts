import type { Static } from "typebox";
import type { hostelDashboard, hostelStatus } from "../../contract/hostels/bed-selection.ts";
import type { ScriptedCollege } from "./scripted-college.ts";

export const dashboardRoute = "GET /hostel/dashboard/";
export const statusRoute = "GET /hostel/status/";
export const selectBedRoute = "POST /hostel/select-bed/";

/** Paid, open, one room with two free beds, no application. */
const dashboardAnswer: Static<typeof hostelDashboard.response>["data"] = {
  has_paid: true,
  application: null,
  settings: { is_application_open: true, application_deadline: "2026-04-01T22:59:59.000Z" },
  available_rooms: [
    { room_number: "A-101", total_beds: 4, available_beds: 2, hostel: "Queen Amina", floor: 1 },
  ],
  available_beds: [
    { id: 11, room_number: "A-101", bed_number: 1 },
    { id: 12, room_number: "A-101", bed_number: 2 },
  ],
  current_time: "2026-03-10T09:00:00.000Z",
  waiting: null,
};

const statusAnswer: Static<typeof hostelStatus.response>["data"] = {
  application_status: "pending",
  bed_space: { room: "A-101", bed: 1 },
  date_approved: null,
  approved_by: null,
};

const notApplied = { status: 404, body: { detail: "You have not applied." } };

export const scriptDashboard = (college: ScriptedCollege, told: object = {}): void =>
  college.on(dashboardRoute, { body: { data: { ...dashboardAnswer, ...told } } });

export const scriptStatus = (college: ScriptedCollege, told: object = {}): void =>
  college.on(statusRoute, { body: { status: "success", data: { ...statusAnswer, ...told } } });

/** The hostel page of a student who has applied for nothing. */
export const scriptHostel = (college: ScriptedCollege): void => {
  scriptDashboard(college);
  college.on(statusRoute, notApplied);
  college.on(selectBedRoute, { body: { data: { application_status: "pending" } } });
};
