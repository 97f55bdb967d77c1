import { describe, expect, it } from "vitest";
import { crumbsOf } from "./Breadcrumbs.tsx";

const routes = [
  { path: "applicants", title: "Applicants" },
  { path: "applicants/:applicantId", title: "Applicant" },
  { path: "profiles/:profileId/history", title: "History of a profile" },
];

const labels = (path: string, known: Readonly<Record<string, string>> = {}) =>
  crumbsOf(routes, path, known).map(({ label }) => label);

describe("the breadcrumbs of a path", () => {
  it("name screens by their titles and parameters by their values", () => {
    expect(labels("applicants/12")).toEqual(["Applicants", "12"]);
    expect(labels("applicants/12", { applicantId: "COHT/CHE/00001 · Adeyemi Tolu" })).toEqual([
      "Applicants",
      "COHT/CHE/00001 · Adeyemi Tolu",
    ]);
  });

  it("name other segments by their words, without a link", () => {
    expect(crumbsOf(routes, "profiles/7/history", {})).toEqual([
      { label: "Profiles", path: "profiles", isScreen: false },
      { label: "7", path: "profiles/7", isScreen: false },
      { label: "History of a profile", path: "profiles/7/history", isScreen: true },
    ]);
    expect(labels("no-such-place")).toEqual(["No such place"]);
  });

  it("show a path that cannot be decoded as it is", () => {
    expect(labels("applicants/%E0%A4%A")).toEqual(["Applicants", "%E0%A4%A"]);
  });
});
