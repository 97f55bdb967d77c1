import { fixedApplicants, journeyApplicants } from "../harness/applicants.ts";
import { type Credentials, fixedStaff, fixedStudents } from "../harness/people.ts";
import {
  type MenuEntry,
  redirectsTo,
  type ScreenVisit,
  type SideMenu,
  screensAt,
} from "./navigation.ts";

/** The screens of one role. */
export interface Area {
  readonly who: string;
  readonly person: Credentials;
  readonly login: string;
  /** A notice that must be confirmed with Ok before anything else. */
  readonly notice?: ScreenVisit;
  /** The first screen after the notice. */
  readonly start: ScreenVisit;
  readonly menu: SideMenu;
  /** Screens that the menu does not list, and redirects into the role's area. */
  readonly visits: readonly ScreenVisit[];
  /** The screen after logging out. */
  readonly exit: ScreenVisit;
}

const ofApplicants = {
  login: "/applicant/login",
  start: { path: "/applicant/dashboard", heading: "Dashboard" },
  exit: { path: "/applicant/login", heading: "Applicant Login" },
} as const;

const applying: readonly MenuEntry[] = [
  ["Dashboard", "/applicant/dashboard", "Dashboard"],
  ["Application", "/applicant/application-form", "Application Form"],
  ["Test schedule", "/applicant/aptitude-test-schedule", "Aptitude Test Schedule"],
];
const profile: MenuEntry = ["Profile", "/applicant/profile", "Profile"];

/** A signed-in person can open only the screens of their role. */
const closed = (area: string, ...others: readonly string[]): readonly ScreenVisit[] =>
  redirectsTo(`${area}/dashboard`, "Dashboard", ...others);

const profileOf = (area: "/applicant" | "/student"): readonly ScreenVisit[] => [
  ...screensAt("Update Profile", `${area}/profile/update-profile`),
  ...redirectsTo(`${area}/profile`, "Profile", "/profile"),
  ...redirectsTo(`${area}/profile/update-profile`, "Update Profile", "/profile/update-profile"),
];

const applicants: readonly Area[] = [
  {
    ...ofApplicants,
    who: "an applicant before the submission",
    person: fixedApplicants.yusuf,
    menu: { name: "Applicant menu", entries: applying },
    visits: [
      ...screensAt("Remedial Admission", "/payment"),
      ...redirectsTo("/applicant/application-form", "Application Form", "/application-form"),
      ...redirectsTo(
        "/applicant/aptitude-test-schedule",
        "Aptitude Test Schedule",
        "/aptitude-test-schedule",
        "/applicant/aptitude-test-notification",
      ),
      ...closed("/applicant", "/", "/applicant", "/login", "/dashboard"),
      ...closed("/applicant", "/student/dashboard", "/admin/dashboard"),
    ],
  },
  {
    ...ofApplicants,
    who: "an applicant after the submission",
    person: journeyApplicants.walker,
    notice: {
      path: "/applicant/aptitude-test-notification",
      heading: "Aptitude Test Notification",
    },
    start: { path: "/applicant/aptitude-test-schedule", heading: "Aptitude Test Schedule" },
    menu: { name: "Applicant menu", entries: [...applying, profile] },
    visits: [
      ...profileOf("/applicant"),
      ...redirectsTo(
        "/applicant/aptitude-test-notification",
        "Aptitude Test Notification",
        "/aptitude-test-notification",
      ),
    ],
  },
  {
    ...ofApplicants,
    who: "an applicant who is admitted",
    person: fixedApplicants.ibrahim,
    menu: {
      name: "Applicant menu",
      entries: [
        ["Dashboard", "/applicant/dashboard", "Dashboard"],
        ["Admission", "/applicant/admission", "Admission"],
        profile,
      ],
    },
    visits: profileOf("/applicant"),
  },
];

const student: Area = {
  who: "a student",
  person: fixedStudents.bello,
  login: "/student/login",
  start: { path: "/student/dashboard", heading: "Dashboard" },
  exit: { path: "/student/login", heading: "Student Login" },
  menu: {
    name: "Student menu",
    entries: [
      ["Dashboard", "/student/dashboard", "Dashboard"],
      ["Profile", "/student/profile", "Profile"],
      ["Payment", "/student/payment", "Payment"],
      ["Tuition Payment", "/student/tuition-payment", "Tuition Fee Payment"],
      ["Courses", "/student/course-registration", "Course Registration"],
      ["Hostel", "/student/hostel-application", "Hostel Application"],
      ["Results", "/student/results", "Results"],
    ],
  },
  visits: [
    ...profileOf("/student"),
    ...screensAt("Registered Courses", "/student/course-registration/registered-courses"),
    ...screensAt("Pay at a Bank", "/student/payment/bank"),
    ...redirectsTo("/student/payment", "Payment", "/payment"),
    ...redirectsTo("/student/tuition-payment", "Tuition Fee Payment", "/tuition-payment"),
    ...redirectsTo("/student/course-registration", "Course Registration", "/course-registration"),
    ...redirectsTo(
      "/student/course-registration/registered-courses",
      "Registered Courses",
      "/course-registration/registered-courses",
    ),
    ...redirectsTo("/student/hostel-application", "Hostel Application", "/hostel-application"),
    // These come last: the hostel page watches the beds, and logging out there can abort a request.
    ...closed("/student", "/", "/student", "/student/login", "/login", "/dashboard"),
    ...closed("/student", "/applicant/dashboard", "/exam-officer/result"),
  ],
};

const officeOf = (
  area: string,
  role: string,
  person: Credentials,
  entries: readonly MenuEntry[],
): Area => ({
  who: `staff: ${role}`,
  person,
  login: area,
  start: { path: `${area}/dashboard`, heading: "Dashboard" },
  menu: {
    name: `${role} menu`,
    entries: entries.map(([name, path, heading]) => [name, `${area}${path}`, heading]),
  },
  visits: [
    ...screensAt("Page not found", `${area}/no-such-page`),
    ...closed(area, "/", area, "/dashboard", "/student/dashboard", "/applicant/dashboard"),
    ...closed(area, area === "/lecturer" ? "/admin/admins" : "/lecturer/result"),
  ],
  exit: { path: "/admin", heading: "Staff Login" },
});

/** The areas of the staff. Their log-in addresses are the areas' paths. */
export const staffAreas: readonly Area[] = [
  officeOf("/lecturer", "Lecturer", fixedStaff.lecturer, [
    ["Dashboard", "/dashboard", "Dashboard"],
    ["My Courses", "/courses", "My Courses"],
    ["Result sheet", "/result", "Result sheet"],
    ["Class attendance", "/class-attendance", "Class attendance"],
  ]),
  officeOf("/exam-officer", "Exam officer", fixedStaff.examOfficer, [
    ["Dashboard", "/dashboard", "Dashboard"],
    ["Leaving clearance", "/clearance", "Leaving clearance"],
    ["Courses", "/courses", "Courses"],
    ["Result", "/result", "Results"],
    ["Assign courses", "/assign-courses", "Assign courses"],
    ["Attendance sheet", "/attendance-sheet", "Attendance sheet"],
  ]),
  officeOf("/ict-support", "ICT support", fixedStaff.ictSupport, [
    ["Dashboard", "/dashboard", "Dashboard"],
    ["Leaving clearance", "/clearance", "Leaving clearance"],
    ["Edit Profiles", "/update-profiles", "Edit Profiles"],
    ["Reset Passwords", "/reset-passwords", "Reset Passwords"],
    ["Courses", "/courses", "Courses"],
    ["Results", "/results", "Results"],
  ]),
  officeOf("/bursary", "Bursary officer", fixedStaff.bursaryOfficer, [
    ["Dashboard", "/dashboard", "Dashboard"],
    ["Students", "/students", "Students"],
    ["Leaving clearance", "/clearance", "Leaving clearance"],
    ["Figures", "/figures", "Figures"],
    ["Balances", "/balances", "Balances"],
    ["All receipts", "/receipts", "All receipts"],
    ["Counter receipts", "/counter-receipts", "Counter receipts"],
    ["Cash books", "/cash-books", "Cash books"],
    ["Refunds", "/refunds", "Refunds"],
    ["Adjustments", "/adjustments", "Adjustments"],
    ["Bank statements", "/bank-statements", "Bank statements"],
    ["Bank payments", "/bank-rows", "Bank payments"],
    ["Payment slips", "/slips", "Payment slips"],
    ["Bank accounts", "/bank-accounts", "Bank accounts"],
    ["Sponsors", "/sponsors", "Sponsors"],
    ["Remittances", "/remittances", "Remittances"],
    ["Payments", "/payments", "Payments"],
    ["Reconciliation", "/reconciliation", "Reconciliation"],
    ["Instalments", "/instalments", "Instalments"],
    ["Instalment plans", "/instalments/plans", "Instalment plans"],
  ]),
  officeOf("/admin", "Admin", fixedStaff.admin, [
    ["Dashboard", "/dashboard", "Dashboard"],
    ["Administrators", "/admins", "Administrators"],
    ["Students", "/students", "Students"],
    ["Leaving clearance", "/clearance", "Leaving clearance"],
    ["Council indexing", "/council-indexing", "Council indexing"],
    ["Profiles", "/profiles", "Profiles"],
    ["Change requests", "/change-requests", "Change requests"],
    ["Applicants", "/applicants", "Applicants"],
    ["Ranking", "/ranking", "Ranking"],
    ["Applicants SSCE", "/ssce", "Applicants SSCE"],
    ["Entry clearance", "/entry-clearance", "Entry clearance"],
    ["Application Sessions", "/sessions", "Application Sessions"],
    ["Academic Calendar", "/calendar", "Academic Calendar"],
    ["Departments", "/departments", "Departments"],
    ["Courses", "/courses", "Courses"],
    ["Results", "/results", "Results"],
    ["Figures", "/figures", "Figures"],
    ["Balances", "/balances", "Balances"],
    ["All receipts", "/receipts", "All receipts"],
    ["Counter receipts", "/counter-receipts", "Counter receipts"],
    ["Cash books", "/cash-books", "Cash books"],
    ["Refunds", "/refunds", "Refunds"],
    ["Adjustments", "/adjustments", "Adjustments"],
    ["Bank statements", "/bank-statements", "Bank statements"],
    ["Bank payments", "/bank-rows", "Bank payments"],
    ["Payment slips", "/slips", "Payment slips"],
    ["Bank accounts", "/bank-accounts", "Bank accounts"],
    ["Sponsors", "/sponsors", "Sponsors"],
    ["Remittances", "/remittances", "Remittances"],
    ["Payments", "/payments", "Payments"],
    ["Reconciliation", "/reconciliation", "Reconciliation"],
    ["Instalments", "/instalments", "Instalments"],
    ["Instalment plans", "/instalments/plans", "Instalment plans"],
    ["Fee schedule", "/fees", "Fee schedule"],
    ["Hostels", "/hostels", "Hostels"],
    ["Rooms and beds", "/hostels/rooms", "Hostel rooms"],
    ["Bed applications", "/hostels/applications", "Hostel applications"],
    ["Waiting list", "/hostels/waiting", "Hostel waiting list"],
    ["Audit log", "/audit-log", "Audit log"],
    ["Announcements", "/announcements", "Announcements"],
  ]),
];

/** The areas of applicants and students. */
export const personalAreas: readonly Area[] = [...applicants, student];
