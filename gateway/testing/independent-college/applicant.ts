import type { ScriptedAnswer, ScriptedCollege } from "../scripted-college.ts";
import { readForm } from "./multipart.ts";
import type { Books } from "./payments.ts";
import { pdf } from "./pdf.ts";
import type { CollegeTokens } from "./tokens.ts";

interface Sitting {
  readonly exam_number: string;
  readonly number_of_sitting: string;
  readonly subjects: readonly { readonly name: string; readonly grade: string }[];
}

interface Setup {
  readonly books: Books;
  readonly login: { readonly username: string; readonly password: string };
}

const strangers = Array.from({ length: 30 }, (_, index) => ({
  application_no: `SCH/MLS/${String(index + 100).padStart(5, "0")}`,
  application_session: "2026/2027",
  last_name: `Stranger${index}`,
  first_name: "Secret",
  other_name: null,
  email: `stranger${index}@mail.example`,
}));

const profileFields = [
  "phone",
  "sex",
  "date_of_birth",
  "marital_status",
  "nationality",
  "state_of_origin",
  "lga",
  "blood_group",
  "emergency_contact",
  "address",
  "religion",
  "parent_name",
  "parent_phone",
  "parent_address",
  "maiden_name",
];

/** Answers the specified calls of applicants, for its only applicant. */
export const answerApplicants = (
  college: ScriptedCollege,
  tokens: CollegeTokens,
  { books, login }: Setup,
): void => {
  const profile = new Map<string, string | null>(profileFields.map((name) => [name, null]));
  const sittings = new Map<string, Sitting>();
  const results = new Set<string>();
  let passport: string | null = null;
  let jamb: string | undefined;
  let submitted = false;

  const applicant = () => ({
    id: "42",
    application_no: login.username,
    preferred_course: "Pharmacy Technician",
    department_admitted: null,
    email: "adebayo@mail.example",
    surname: "Adebayo",
    first_name: "Tolu",
    other_name: "",
    submitted,
  });
  const told = () => {
    const born = profile.get("date_of_birth");
    return {
      ...Object.fromEntries(profile),
      date_of_birth: born ? `${born}T00:00:00Z` : null,
      passport,
      updated_at: "2026-02-10T10:00:00.123456+01:00",
    };
  };
  const unpaid: ScriptedAnswer = {
    status: 402,
    body: { detail: "Pay the screening fee first." },
  };
  const section =
    (
      save: (call: Parameters<typeof readForm>[0]) => ScriptedAnswer | Promise<ScriptedAnswer>,
    ): typeof save =>
    (call) => {
      if (!books.isPaid("screening")) return unpaid;
      return submitted
        ? { status: 400, body: { detail: "The application is submitted." } }
        : save(call);
    };

  college.on("POST /admission/login", ({ body }) => {
    const { username, password } = JSON.parse(body || "{}");
    if (!username || !password) {
      return { status: 400, body: { username: ["This field is required."] } };
    }
    if (username !== login.username || password !== login.password) {
      return { status: 401, body: { message: "Invalid Registration ID or password." } };
    }
    const user = { ...told(), applicant: applicant(), verify: true };
    return { body: { message: "Login successful", user, ...tokens.issue("applicant") } };
  });
  college.on("GET /admission/application/", {
    body: [
      ...strangers,
      {
        application_no: login.username,
        application_session: "2026/2027",
        last_name: "Adebayo",
        first_name: "Tolu",
        other_name: "",
        email: "adebayo@mail.example",
      },
    ],
  });
  college.on(
    "GET /admission/get-profile",
    tokens.guarded("applicant", () => ({ body: { profile: told() } })),
  );
  college.on(
    "PATCH /admission/profiles",
    tokens.guarded("applicant", async (call) => {
      const { fields, files } = await readForm(call);
      if (fields.phone?.length === 1) {
        return { status: 400, body: { phone: ["Enter a valid phone number."] } };
      }
      for (const name of profileFields) {
        if (fields[name] !== undefined) profile.set(name, fields[name]);
      }
      if (files.passport) passport = `http://college.example/media/${files.passport}`;
      return { body: { message: "Profile updated", profile: told() } };
    }),
  );
  college.on(
    "PATCH /admission/update-olevel",
    tokens.guarded(
      "applicant",
      section(({ body }) => {
        const sitting: Sitting = JSON.parse(body || "{}");
        if (!sitting.subjects?.length) {
          return { status: 400, body: { subjects: ["This list may not be empty."] } };
        }
        if (sitting.number_of_sitting === "1") sittings.clear();
        sittings.set(sitting.exam_number, sitting);
        return { body: { message: "O-level saved", sittings: String(sittings.size) } };
      }),
    ),
  );
  college.on(
    "POST /admission/upload-result",
    tokens.guarded(
      "applicant",
      section(async (call) => {
        const { fields, files } = await readForm(call);
        if (!files.result) return { status: 400, body: { result: ["No file was submitted."] } };
        results.add(fields.exam_sitting ?? "");
        return { status: 201, body: { message: "Uploaded" } };
      }),
    ),
  );
  college.on(
    "PATCH /admission/update-jamb",
    tokens.guarded(
      "applicant",
      section(({ body }) => {
        jamb = JSON.parse(body || "{}").jamb_no;
        return { body: {} };
      }),
    ),
  );
  college.on(
    "POST /admission/submit-application",
    tokens.guarded(
      "applicant",
      section(() => {
        const lacks = [...profile.values()].every((value) => !value)
          ? "personal details"
          : sittings.size === 0
            ? "O-level results"
            : jamb === undefined
              ? "JAMB details"
              : undefined;
        if (lacks) return { status: 400, body: { detail: `Your ${lacks} are incomplete.` } };
        submitted = true;
        return { status: 201, body: { message: "Application submitted" } };
      }),
    ),
  );
  const notSubmitted: ScriptedAnswer = {
    status: 404,
    body: { detail: "No application matches the given query." },
  };
  college.on(
    "GET /admission/aptitude-test-schedule/",
    tokens.guarded("applicant", () =>
      submitted
        ? {
            body: {
              id: "5",
              date: "2026-03-26T00:00:00Z",
              start_time: "09:00:00",
              end_time: "11:00:00",
            },
          }
        : notSubmitted,
    ),
  );
  college.on(
    "GET /admission/download-pdf/",
    tokens.guarded("applicant", () =>
      submitted ? pdf(`application of ${sittings.size} sittings`) : notSubmitted,
    ),
  );
};
