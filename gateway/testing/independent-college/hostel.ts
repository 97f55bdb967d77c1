import type { ScriptedCollege } from "../scripted-college.ts";
import type { Books } from "./payments.ts";
import { pdf } from "./pdf.ts";
import type { CollegeTokens } from "./tokens.ts";

const beds = [
  { id: "11", room_number: "12", bed_number: "1" },
  { id: "12", room_number: "12", bed_number: "2" },
];
/** The bed that another student takes first. */
const lostBed = 12;

interface Application {
  readonly id: string;
  readonly application_status: string;
  readonly bed_space: { readonly room: string; readonly bed: string };
  readonly date_approved: string | null;
  readonly approved_by: string | null;
}

/** Answers the specified calls about hostels, for its only student. */
export const answerHostel = (
  college: ScriptedCollege,
  tokens: CollegeTokens,
  books: Books,
): { readonly approveHostel: () => void } => {
  let application: Application | null = null;
  let lost = false;

  college.on(
    "GET /hostel/dashboard/",
    tokens.guarded("student", () => {
      const free = application ? [] : beds.filter(({ id }) => !lost || id !== String(lostBed));
      const room = { room_number: "12", total_beds: "2", available_beds: String(free.length) };
      return {
        body: {
          status: "success",
          data: {
            has_paid: books.isPaid("hostel"),
            application,
            settings: {
              id: "1",
              is_application_open: true,
              application_deadline: "2026-04-01T23:59:59+01:00",
            },
            available_rooms: free.length === 0 ? null : [{ ...room, price: "25000.00" }],
            available_beds: free.length === 0 ? null : free,
          },
        },
      };
    }),
  );
  college.on(
    "GET /hostel/status/",
    tokens.guarded("student", () =>
      application
        ? { body: { status: "success", data: application } }
        : { status: 404, body: { detail: "No HostelApplication matches the given query." } },
    ),
  );
  college.on(
    "POST /hostel/select-bed/",
    tokens.guarded("student", ({ body }) => {
      const { bed_id } = JSON.parse(body || "{}");
      const bed = beds.find(({ id }) => id === String(bed_id));
      if (!books.isPaid("hostel")) {
        return { status: 402, body: { detail: "Pay the hostel fee first." } };
      }
      if (bed === undefined)
        return { status: 404, body: { detail: "No Bed matches the given query." } };
      if (application) return { status: 400, body: { detail: "You have applied already." } };
      if (bed_id === lostBed) {
        lost = true;
        return {
          status: 409,
          body: { message: "This bed has been taken.", nearest_beds: [beds[0]] },
        };
      }
      application = {
        id: "88",
        application_status: "pending",
        bed_space: { room: bed.room_number, bed: bed.bed_number },
        date_approved: null,
        approved_by: null,
      };
      return { status: 201, body: { status: "success", data: application } };
    }),
  );
  college.on(
    "GET /hostel/download-hostel-application/",
    tokens.guarded("student", () =>
      application?.application_status === "approved"
        ? pdf("hostel printout")
        : { status: 404, body: { detail: "No approved application." } },
    ),
  );
  return {
    approveHostel: () => {
      if (application === null) throw new Error("nothing was applied for");
      application = {
        ...application,
        application_status: "approved",
        date_approved: "2026-03-12T09:00:00+01:00",
        approved_by: "Hostel Office",
      };
    },
  };
};
