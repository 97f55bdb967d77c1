import type { ScriptedCollege } from "./scripted-college.ts";
import { registrationInfoAnswer, scriptSignIn, studentRecord } from "./scripted-student.ts";

const notFound = { status: 404, body: { detail: "Not found." } };

const course = (id: number, code: string) => ({
  id,
  code,
  title: `Course ${code}`,
  credit_load: 3,
  level: "200",
  is_compulsory: false,
  semester: "2",
  lecturers: [{ id: 1, title: "Dr", first_name: "Tunde", last_name: "Balogun" }, { id: 2 }],
});

/**
 * The student's registration and hostel calls of the specification, in the shapes another make of college has: lists where
 * this project's counts, numbers for labels, none of the optional fields, no call of this portal's own.
 */
export const scriptSpecifiedStudent = (college: ScriptedCollege): void => {
  const registered = new Set<number>();
  let application: object | undefined;
  scriptSignIn(college, { student: studentRecord });
  college.on("GET /result/courseregistration/registration-info/", { body: registrationInfoAnswer });
  college.on("GET /result/courseregistration/available-courses/", {
    body: { carryover_courses: [course(20, "PHT 121")], new_courses: [course(21, "PHT 221")] },
  });
  college.on("GET /result/courseregistration/registration-status/", () => ({
    body: {
      registration_complete: registered.size === 2,
      total_courses: registered.size,
      total_credits: registered.size * 3,
      new_courses: registered.has(21) ? [course(21, "PHT 221")] : [],
      carryover_courses: registered.has(20) ? [20] : [],
    },
  }));
  college.on("GET /result/courseregistration/", () => ({
    body: [...registered].map((id) => ({
      id: id + 100,
      course: course(id, "PHT"),
      is_carryover: id === 20,
      date_registered: "",
      session: "2025/2026",
      semester: "2",
    })),
  }));
  college.on("POST /result/courseregistration/register-courses/", ({ body }) => {
    const ids: number[] = JSON.parse(body).course_ids;
    if (!ids.includes(20)) {
      return {
        status: 400,
        body: { error: "Add your carryover courses.", carryover_course_ids: ["20"] },
      };
    }
    for (const id of ids) registered.add(id);
    return { status: 201, body: "" };
  });
  college.on("GET /hostel/dashboard/", () => ({
    body: {
      data: {
        has_paid: true,
        ...(application && { application: 1 }),
        settings: { is_application_open: true },
        available_rooms: [
          { room_number: 12, total_beds: 2, available_beds: 2 },
          { room_number: 13, total_beds: 2, available_beds: 1 },
          { room_number: 14, total_beds: 2, available_beds: 0 },
        ],
        available_beds: [
          { id: 1, room_number: 12, bed_number: 1 },
          { id: 2, room_number: "12", bed_number: "B" },
          { id: 9, room_number: 15, bed_number: 1 },
        ],
      },
    },
  }));
  college.on("GET /hostel/status/", () =>
    application ? { body: { status: "success", data: application } } : notFound,
  );
  college.on("POST /hostel/select-bed/", ({ body }) => {
    if (JSON.parse(body).bed_id !== 1) return { status: 409, body: { message: "Bed is taken" } };
    application = { application_status: "Approved", bed_space: { room: 12, bed: 1 } };
    return { body: { status: "success", data: {} } };
  });
  college.on("GET /hostel/download-hostel-application/", {
    body: "%PDF-1.7 the printout",
    headers: { "content-type": "application/pdf" },
  });
};
