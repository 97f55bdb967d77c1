import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffRole } from "../../../contract/staff/role.ts";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { staffRecord } from "../../testing/scripted-staff.ts";
import { accessToken } from "../../testing/scripted-student.ts";

let college: ScriptedCollege;
let gateway: TestGateway;

const counts = {
  signed_up: 9,
  verified: 8,
  paid: 7,
  submitted: 6,
  tested: 5,
  admitted: 4,
  accepted: 3,
  matriculated: 2,
};
const session = { id: 3, title: "Remedial Admission", academic_session: "2025/2026" };
const items = [
  { purpose: "tuition", payments: 2, amount: 173_000 },
  { purpose: "hostel", payments: 0, amount: 0 },
  { purpose: "screening", payments: 1, amount: 10_000 },
  { purpose: "other", payments: 0, amount: 0 },
];
const progress = { students: 5, none: 1, in_progress: 2, complete: 2, credits: 60 };
const backlog = { count: 2, oldest_at: "2026-03-01T09:00:00.000Z" };

const answers = {
  admission: {
    session,
    sessions: [session],
    total: counts,
    departments: [{ id: 4, department: "Pharmacy Technician", counts }],
  },
  revenue: {
    session: "2025/2026",
    total: 183_000,
    items,
    days: Array.from({ length: 31 }, (_, index) => ({
      day: `2026-03-${String(index + 1).padStart(2, "0")}`,
      total: 183_000,
      items,
    })),
  },
  hostels: {
    session: "2025/2026",
    is_application_open: true,
    application_deadline: null,
    hostels: [
      {
        id: 1,
        name: "Queen Amina Hall",
        kind: "Female",
        rooms: 1,
        beds: 4,
        usable: 4,
        pending: 1,
        approved: 1,
        offered: 1,
        free: 1,
      },
    ],
    waiting: [{ kind: "Male", waiting: 2 }],
  },
  registration: {
    session: "2025/2026",
    semester: 2,
    min_credits: 15,
    total: progress,
    groups: [{ department_id: 4, department: "Nursing", level: 100, counts: progress }],
  },
  waiting: {
    untested: 1,
    undecided: 2,
    unchecked_sittings: 3,
    changed_sittings: 2,
    pending_hostel_applications: 4,
    refused_payments: 5,
    waiting_voids: 7,
    waiting_rows: 8,
    asked_refunds: 2,
    approved_refunds: 4,
    change_requests: 6,
  },
  indexing: {
    rounds: [
      {
        ...{ id: 6, programme: "Nursing", council: "Nursing council", session: "2025/2026" },
        ...{ closes_on: "2026-03-31", days_left: 21, quota: 50 },
        students: { indexed: 3, held: 1, ready: 20, not_ready: 8 },
      },
    ],
  },
  support: { stuck_payments: backlog, unverified_emails: backlog, change_requests: backlog },
  lecturer: {
    session: "2025/2026",
    semester: 2,
    courses: [
      {
        id: 8,
        code: "CHE 211",
        title: "Chemistry",
        credit_load: 3,
        level: 200,
        registered: 40,
        entered: 12,
        sheet_state: "draft",
      },
    ],
    semester_id: 7,
    results_due_on: null,
    deadlines: [{ name: "drop_deadline", at: "2026-03-24T09:00:00.000Z" }],
  },
  exams: {
    session: "2025/2026",
    semester: 2,
    departments: [
      {
        id: 2,
        department: "General Studies",
        courses: 3,
        registrations: 90,
        without_lecturer: 1,
        results: 40,
        pass_rate: 62.5,
      },
    ],
    unassigned: [{ id: 9, code: "GST 101", title: "English", department: "General Studies" }],
    semester_id: 7,
    sheets: [{ state: "draft", count: 2 }],
    overdue: 1,
    flagged: 1,
    courses: [
      {
        id: 8,
        code: "CHE 211",
        title: "Chemistry",
        department: "General Studies",
        state: "submitted",
        results: 40,
        pass_rate: 62.5,
      },
    ],
  },
};

const pathOf = (part: keyof typeof answers): string => `GET /staff/dashboard/${part}/`;

/** A browser signed in with this role, which the college also answers for `GET /staff/me/`. */
const signedIn = async (role: StaffRole): Promise<Browser> => {
  const staff = staffRecord(role);
  const access = accessToken();
  roles.set(`Bearer ${access}`, role);
  college.on("POST /staff/login/", { body: { staff, access, refresh: `refresh of ${access}` } });
  const browser = gateway.browser();
  await browser.signInStaff("staff@college.example", "any");
  return browser;
};

const roles = new Map<string | undefined, StaffRole>();

beforeAll(async () => {
  college = await startScriptedCollege();
});

afterAll(() => college.close());

beforeEach(async () => {
  college.on("GET /staff/me/", ({ headers }) => ({
    body: staffRecord(roles.get(headers.authorization) ?? "LECTURER"),
  }));
  for (const [part, body] of Object.entries(answers)) {
    college.on(`GET /staff/dashboard/${part}/`, { body });
  }
  // A new gateway starts with an empty cache.
  gateway = await startTestGateway(college.url);
  return gateway.close;
});

const funnel = "{ signedUp verified paid submitted tested admitted accepted matriculated }";
const adminDashboardQuery = `query ($id: ID) { adminDashboard(applicationSessionId: $id) {
  admission {
    session { id } sessions { id title academicSession } total ${funnel}
    departments { id department counts ${funnel} }
  }
  revenue { session today total items { purpose payments amount } days { day total items { amount } } }
  hostels {
    session isApplicationOpen deadline
    hostels { id name kind rooms beds usable pending approved offered free } waiting { kind waiting }
  }
  registration {
    session semester minCredits total { students none inProgress complete credits }
    groups { departmentId department level counts { complete } }
  }
  waiting {
    untested undecided uncheckedSittings changedSittings pendingHostelApplications refusedPayments waitingVoids waitingRows
    askedRefunds approvedRefunds
    changeRequests
  }
  indexing { id programme closesOn daysLeft students { ready notReady } }
} }`;

describe("the admin's dashboard", () => {
  it("is one operation that reads each part and the caller once", async () => {
    const admin = await signedIn("SUPER_ADMIN");
    college.forget();
    const { data, errors } = await admin.graphql(adminDashboardQuery);
    expect(errors).toEqual([]);
    expect(data?.adminDashboard).toMatchObject({
      admission: {
        session: { id: "3" },
        total: { signedUp: 9, matriculated: 2 },
        departments: [{ id: "4", department: "Pharmacy Technician", counts: { paid: 7 } }],
      },
      revenue: {
        today: 183_000,
        items: [{ purpose: "TUITION", payments: 2 }, {}, {}, { purpose: "OTHER" }],
      },
      hostels: { hostels: [{ kind: "FEMALE", free: 1 }], waiting: [{ kind: "MALE", waiting: 2 }] },
      registration: { semester: "SECOND", minCredits: 15, total: { inProgress: 2 } },
      waiting: {
        uncheckedSittings: 3,
        changedSittings: 2,
        waitingVoids: 7,
        waitingRows: 8,
        askedRefunds: 2,
        approvedRefunds: 4,
        changeRequests: 6,
      },
      indexing: [{ id: "6", daysLeft: 21, students: { ready: 20, notReady: 8 } }],
    });
    expect(college.calls.map(({ path }) => path).toSorted()).toEqual([
      "/staff/dashboard/admission/",
      "/staff/dashboard/hostels/",
      "/staff/dashboard/indexing/",
      "/staff/dashboard/registration/",
      "/staff/dashboard/revenue/",
      "/staff/dashboard/waiting/",
      "/staff/me/",
    ]);
  });

  it("reads the requested application session", async () => {
    const admin = await signedIn("SUPER_ADMIN");
    await admin.graphql(adminDashboardQuery, { id: "3" });
    await admin.graphql(adminDashboardQuery, { id: "2" });
    expect(college.callsTo(pathOf("admission")).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/staff/dashboard/admission/?application_session=3",
        "/staff/dashboard/admission/?application_session=2",
      ]),
    );
    const { errors } = await admin.graphql(adminDashboardQuery, { id: "the latest" });
    expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  });

  it("has no indexing at a college that does not do it here", async () => {
    const admin = await signedIn("SUPER_ADMIN");
    college.on(pathOf("indexing"), { status: 404, body: { detail: "Not found." } });
    const { data, errors } = await admin.graphql(adminDashboardQuery);
    expect(errors).toEqual([]);
    expect(data?.adminDashboard).toMatchObject({ indexing: [] });
    college.on(pathOf("indexing"), { body: answers.indexing });
  });

  it("misses only a part that fails, until the college answers it again", async () => {
    const admin = await signedIn("SUPER_ADMIN");
    college.on(pathOf("revenue"), { status: 500, body: { detail: "out of memory at 0x7f" } });
    const { data, errors } = await admin.graphql(adminDashboardQuery);
    expect(data?.adminDashboard).toMatchObject({ revenue: null, waiting: { untested: 1 } });
    expect(errors).toMatchObject([
      { path: ["adminDashboard", "revenue"], extensions: { code: "COLLEGE_FAULT" } },
    ]);
    expect(JSON.stringify(errors)).not.toContain("0x7f");
    college.on(pathOf("revenue"), { body: answers.revenue });
    expect((await admin.graphql(adminDashboardQuery)).data?.adminDashboard).toMatchObject({
      revenue: { total: 183_000 },
    });
  });
});

describe("a dashboard shared by a role", () => {
  it("is read once for fifty concurrent requests", async () => {
    const admins = [await signedIn("SUPER_ADMIN"), await signedIn("SUPER_ADMIN")];
    college.forget();
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) => admins[index % 2]?.graphql(adminDashboardQuery)),
    );
    expect(all.every((one) => one?.errors.length === 0)).toBe(true);
    for (const part of ["admission", "revenue", "hostels", "registration", "waiting"] as const) {
      expect(college.callsTo(pathOf(part))).toHaveLength(1);
    }
    // The caller's own record is never shared.
    expect(college.callsTo("GET /staff/me/")).toHaveLength(50);
  });

  it("is cached separately for each role", async () => {
    const query = "{ ictDashboard { stuckPayments { count oldestAt } } }";
    const [admin, support] = [await signedIn("SUPER_ADMIN"), await signedIn("ICT_SUPPORT")];
    college.forget();
    expect((await admin.graphql(query)).errors).toEqual([]);
    expect((await support.graphql(query)).errors).toEqual([]);
    expect((await support.graphql(query)).errors).toEqual([]);
    expect(college.callsTo(pathOf("support")).map(({ headers }) => roleOf(headers))).toEqual([
      "SUPER_ADMIN",
      "ICT_SUPPORT",
    ]);
  });

  it("is refused after a suspension or a change of role", async () => {
    const admin = await signedIn("SUPER_ADMIN");
    expect((await admin.graphql(adminDashboardQuery)).errors).toEqual([]);
    college.on("GET /staff/me/", { body: staffRecord("LECTURER") });
    const other = await admin.graphql(adminDashboardQuery);
    expect(other).toMatchObject({ data: null, errors: [{ extensions: { code: "FORBIDDEN" } }] });
    const body = { detail: "This account is suspended.", code: "account_suspended" };
    college.on("GET /staff/me/", { status: 403, body });
    const suspended = await admin.graphql(adminDashboardQuery);
    expect(suspended).toMatchObject({
      data: null,
      errors: [{ extensions: { code: "ACCOUNT_SUSPENDED" } }],
    });
  });
});

const roleOf = ({ authorization }: { readonly authorization?: string | undefined }) =>
  roles.get(authorization);

it("the lecturer's dashboard is read for each lecturer", async () => {
  const query = `{ lecturerDashboard {
    session semester courses { id code creditLoad registered } deadlines { name at }
  } }`;
  const lecturers = [await signedIn("LECTURER"), await signedIn("LECTURER")];
  college.forget();
  const [one] = await Promise.all(lecturers.map((lecturer) => lecturer.graphql(query)));
  expect(one?.data?.lecturerDashboard).toEqual({
    session: "2025/2026",
    semester: "SECOND",
    courses: [{ id: "8", code: "CHE 211", creditLoad: 3, registered: 40 }],
    deadlines: [{ name: "DROP_DEADLINE", at: "2026-03-24T09:00:00.000Z" }],
  });
  const callers = college.callsTo(pathOf("lecturer")).map(({ headers }) => headers.authorization);
  expect(new Set(callers).size).toBe(2);
});

it("the exam officer's dashboard shows courses, missing lecturers and sheet states", async () => {
  const officer = await signedIn("EXAM_OFFICER");
  const { data } = await officer.graphql(`{ examOfficerDashboard {
    departments { id courses registrations withoutLecturer results passRate } unassigned { code department }
    semesterId sheets { state count } overdue flagged courses { id code state results passRate }
  } }`);
  expect(data?.examOfficerDashboard).toEqual({
    departments: [
      { id: "2", courses: 3, registrations: 90, withoutLecturer: 1, results: 40, passRate: 62.5 },
    ],
    unassigned: [{ code: "GST 101", department: "General Studies" }],
    semesterId: "7",
    sheets: [{ state: "DRAFT", count: 2 }],
    overdue: 1,
    flagged: 1,
    courses: [{ id: "8", code: "CHE 211", state: "SUBMITTED", results: 40, passRate: 62.5 }],
  });
});
