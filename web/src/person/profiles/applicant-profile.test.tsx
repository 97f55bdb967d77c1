import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anApplicant, aSubmittedApplicant } from "../../../testing/applicant.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, type Args, failure, startServer } from "../../../testing/server.ts";
import { stubPictures } from "../../../testing/stub-pictures.ts";
import { paths } from "../../paths.ts";

const filled = {
  ...anApplicant().profile,
  address: "12 Awolowo Avenue, Ibadan",
  emergencyContact: "Grace Okonkwo, 08030000002",
  parentName: "Grace Okonkwo",
  parentPhone: "+2348030000002",
  parentAddress: "12 Awolowo Avenue, Ibadan",
  dateOfBirth: "2006-04-02",
};

const submitted = (overrides: object = {}) =>
  aSubmittedApplicant({}, { profile: filled, ...overrides });

const open = (path: string, viewer: object, mutation: Answers = {}) => {
  const server = startServer({ viewer }, mutation);
  return { ...openPortal(path, server), server };
};

const shown = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole("button", { name: "Save changes" });

beforeEach(() => {
  stubPictures("blob:photo");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("an applicant's profile", () => {
  it("shows every detail and marks missing ones", async () => {
    open(paths.applicant.profile, submitted({ otherName: null, passportUrl: "/media/passport" }));
    await screen.findByText("Surname");
    expect(shown("Application Number")).toBe("COHT/CHE/00001");
    expect(shown("Other Name")).toBe("N/A");
    expect(shown("Date of Birth")).toBe("2 April 2006");
    for (const missing of ["sex", "marital status", "LGA", "blood group", "maiden name"]) {
      screen.getByText(`No ${missing} provided`);
    }
    const photo = screen.getByRole("img", { name: "Passport photo of Okonkwo Chidinma" });
    expect([photo.getAttribute("width"), photo.getAttribute("height")]).toEqual(["170", "200"]);
  });

  it("opens the form after a confirmation", async () => {
    const { user } = open(paths.applicant.profile, submitted());
    await user.click(
      (await screen.findAllByRole("button", { name: "Edit Profile" }))[0] as Element,
    );
    const dialog = screen.getByRole("dialog", { name: "Are you sure you want to proceed?" });
    await user.click(within(dialog).getByRole("button", { name: "Yes" }));
    await findHeading("Update Profile");
    expect(window.location.pathname).toBe(paths.applicant.updateProfile);
  });

  it("shows why it could not be loaded and retries", async () => {
    const { user, server } = open(paths.applicant.profile, () => {
      throw failure("COLLEGE_UNAVAILABLE", "The college did not answer.");
    });
    await screen.findByText("The college did not answer.");
    server.answer({ query: { viewer: submitted() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("Surname");
  });
});

describe("editing an applicant's profile", () => {
  it("before submission is done in the application form", async () => {
    open(paths.applicant.updateProfile, anApplicant());
    const link = await screen.findByRole("link", { name: "Go to Application Form" });
    expect(link.getAttribute("href")).toBe(paths.applicant.applicationForm);
    expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  });

  it("covers contacts, guardian and photo after submission", async () => {
    open(paths.applicant.updateProfile, submitted());
    await screen.findByLabelText("Phone");
    const labels = [...document.querySelectorAll("main form label")].map(
      ({ textContent }) => textContent,
    );
    expect(labels).toEqual([
      "Phone",
      "Address",
      "Emergency Contact",
      "Parent/Guardian Name",
      "Parent/Guardian Phone",
      "Parent/Guardian Address",
    ]);
    screen.getByLabelText("Choose a passport photo");
    expect(shown("Date of Birth")).toBe("2 April 2006");
    screen.getByText(/ICT support changes these/);
  });

  it("sends changes and a new photo and returns to the profile", async () => {
    const sent: Args[] = [];
    const { user } = open(paths.applicant.updateProfile, submitted(), {
      savePersonalDetails: (args: Args) => {
        sent.push(args);
        const profile = { ...filled, ...(args.input as object) };
        return {
          __typename: "SectionSaved",
          applicant: submitted({ profile, passportUrl: "/media/passport?v=2" }),
        };
      },
    });
    await screen.findByLabelText("Phone");
    await user.clear(control("Address"));
    await user.type(control("Address"), "5 Ring Road, Ibadan");
    await user.upload(
      control("Choose a passport photo"),
      new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], "me.jpg", { type: "image/jpeg" }),
    );
    await screen.findByText("New photo, not saved yet");
    await user.click(save());
    const dialog = await screen.findByRole("dialog", { name: "Profile Update Successful!" });
    expect(sent).toEqual([
      { input: { address: "5 Ring Road, Ibadan" }, passport: expect.any(File) },
    ]);
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    await findHeading("Profile");
    expect(window.location.pathname).toBe(paths.applicant.profile);
  });

  it.each([
    ["Phone", "12", /Enter a Nigerian phone number/],
    ["Emergency Contact", "Grace", /Give a name and a phone number/],
    ["Parent/Guardian Address", "", /./],
  ])("rejects invalid values at their field: %s %s", async (label, typed, problem) => {
    const { user, server } = open(paths.applicant.updateProfile, submitted());
    await screen.findByLabelText("Phone");
    await user.clear(control(label));
    if (typed) await user.type(control(label), typed);
    await user.click(save());
    const field = control(label);
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const [help = ""] = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    await waitFor(() => expect(document.getElementById(help)?.textContent ?? "").toMatch(problem));
    expect(document.activeElement).toBe(field);
    expect(server.operations).not.toContain("UpdateApplicantProfile");
  });

  it("shows why a save failed and keeps the input", async () => {
    const { user, server } = open(paths.applicant.updateProfile, submitted());
    await screen.findByLabelText("Phone");
    await user.type(control("Address"), ", Oyo State");
    server.setOffline(true);
    await user.click(save());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to update profile. Please try again.");
    expect(alert.textContent).toContain("network");
    expect(control("Address").value).toBe("12 Awolowo Avenue, Ibadan, Oyo State");
  });
});
