import { applicantRecord } from "./scripted-applicant.ts";
import { type ScriptedCollege, startScriptedCollege } from "./scripted-college.ts";
import { accessToken } from "./scripted-student.ts";

export interface SpecifiedCollege extends ScriptedCollege {
  /** Nothing submitted yet. */
  readonly startAfresh: () => void;
}

const pdf = {
  body: "%PDF-1.7 the one document it has",
  headers: { "content-type": "application/pdf" },
};

const others = Array.from({ length: 40 }, (_, index) => ({
  application_no: `COHT/MLS/${String(index + 100).padStart(5, "0")}`,
  application_session: "2026/2027",
  last_name: `Stranger${index}`,
  first_name: "Secret",
  other_name: null,
  email: `stranger${index}@mail.example`,
}));

/**
 * A college of another make: the applicant's endpoints of the specification and not one more, none of the optional
 * fields, and a list of applications that ignores what it is asked for. Everything else is 404 with a page.
 */
export const startSpecifiedCollege = async (): Promise<SpecifiedCollege> => {
  const college = await startScriptedCollege();
  let isSubmitted = false;
  const user = () => ({
    ...applicantRecord,
    applicant: { ...applicantRecord.applicant, submitted: isSubmitted },
  });

  college.on("POST /admission/login", () => ({
    body: { user: user(), access: accessToken(), refresh: "refresh-1" },
  }));
  college.on("GET /admission/application/", {
    body: [
      ...others,
      // One that was never finished, and something that is no application at all.
      { application_no: "COHT/PHT/00001", application_session: null, email: null },
      "page 1 of 1",
      {
        application_no: "COHT/PHT/00002",
        application_session: "2026/2027",
        last_name: "Yusuf",
        first_name: "Amina",
        other_name: null,
        email: "yusuf@mail.example",
      },
    ],
  });
  college.on("GET /admission/get-profile", () => ({ body: { profile: user() } }));
  college.on("PATCH /admission/profiles", { body: { message: "Saved" } });
  college.on("PATCH /admission/update-olevel", { body: { message: "Saved" } });
  college.on("POST /admission/upload-result", { body: "" });
  college.on("PATCH /admission/update-jamb", { body: {} });
  college.on("POST /admission/submit-application", () => {
    isSubmitted = true;
    return { body: { message: "Submitted" } };
  });
  college.on("GET /admission/aptitude-test-schedule/", () =>
    isSubmitted
      ? { body: { date: "2026-03-26", start_time: "09:00", end_time: "11:00" } }
      : { status: 404, body: { detail: "Nothing is submitted." } },
  );
  college.on("GET /admission/download-pdf/", () =>
    isSubmitted ? pdf : { status: 404, body: { detail: "Nothing is submitted." } },
  );
  college.on("POST /payment/initialize/", {
    body: { data: { authorization_url: "https://checkout.example/pay" } },
  });
  college.on("GET /payment/verify/REF-1/", {
    body: { data: { gateway_response: "Successful", id: 12, reference: "REF-1" } },
  });
  college.on("POST /api/auth/token/refresh/", () => ({ body: { access: accessToken() } }));
  return {
    ...college,
    startAfresh: () => {
      isSubmitted = false;
      college.forget();
    },
  };
};
