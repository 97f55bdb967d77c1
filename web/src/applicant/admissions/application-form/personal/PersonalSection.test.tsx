import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Form } from "antd";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anApplicant } from "../../../../../testing/applicant.ts";
import {
  anApplicantWithOpenForm,
  anOpenApplication,
  control,
  findSection,
  formOperations,
  openForm,
  recordArgs,
  sectionRefused,
  sectionSaved,
  sectionStep,
} from "../../../../../testing/application-form.tsx";
import { chooseOption, shownChoice } from "../../../../../testing/choose-option.ts";
import type { Answers, Args } from "../../../../../testing/server.ts";
import { holdDrawings, stubPictures } from "../../../../../testing/stub-pictures.ts";

const failed = "Failed to save personal details. Please try again.";

const open = async (viewer: object = anApplicantWithOpenForm(), mutation: Answers = {}) => {
  const opened = await openForm("?section=personal", viewer, mutation);
  await screen.findByLabelText("Surname");
  return opened;
};

/** An applicant with these profile values. */
const withProfile = (profile: object, rest: object = {}) =>
  anApplicant({
    application: anOpenApplication(),
    profile: { ...anApplicant().profile, ...profile },
    ...rest,
  });

/** Saves as the college does. */
const saving = () =>
  recordArgs(({ input, passport }: Args) => {
    const { surname, firstName, otherName, ...profile } = input as Record<string, string>;
    const names = Object.fromEntries(
      Object.entries({ surname, firstName, otherName }).filter(([, name]) => name !== undefined),
    );
    return sectionSaved(
      withProfile(profile, { ...names, passportUrl: passport ? "/media/passport" : null }),
    );
  });

const save = () => screen.getByRole("button", { name: "Save and continue" });

describe("the personal details", () => {
  it("start with the saved values and the default nationality", async () => {
    await open(withProfile({ address: "12 Àjàyí Crowther St", sex: "Female" }));
    expect(control("Surname").value).toBe("Okonkwo");
    expect(control("First Name").value).toBe("Chidinma");
    expect(control(/Other Name/).value).toBe("Ngozi");
    expect(control("Phone").value).toBe("+2348030000001");
    expect(shownChoice(control("Nationality"))).toBe("Nigerian");
    expect(control("Address").value).toBe("12 Àjàyí Crowther St");
    expect(shownChoice(control("Sex"))).toBe("Female");
    expect(sectionStep(/Personal/).textContent).not.toContain("Not saved yet");
  });

  it("send only changes, plus the nationality if none is saved", async () => {
    const { sent, listen } = saving();
    const { user, server } = await open(anApplicantWithOpenForm(), { savePersonalDetails: listen });
    await user.clear(control("Surname"));
    await user.type(control("Surname"), "O'Brien-Okonkwo ");
    await chooseOption(user, control("Religion"), "Islam");
    await user.click(save());
    await findSection("Academic qualifications");
    expect(sent).toEqual([
      { input: { nationality: "Nigerian", surname: "O'Brien-Okonkwo", religion: "Islam" } },
    ]);
    expect(formOperations(server)).toEqual(["ApplicationForm", "SavePersonalDetails"]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("continue without a request when nothing changed", async () => {
    const { user, server } = await open(withProfile({ nationality: "Nigerian" }));
    await user.click(save());
    await findSection("Academic qualifications");
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });

  it("allow typing spaces in a saved text", async () => {
    const { user } = await open(withProfile({ address: "12 Allen" }));
    await user.type(control("Address"), " Avenue");
    expect(control("Address").value).toBe("12 Allen Avenue");
  });

  it("render no other field on a key press", async () => {
    const items = vi.spyOn(Form, "Item");
    const rendered = () => items.mock.calls.map(([{ name }]) => name).filter(Boolean);
    const { user } = await open();
    expect(rendered()).toContain("stateOfOrigin");
    for (const key of "12") {
      items.mockClear();
      await user.type(control("Address"), key);
      expect(rendered().filter((name) => name !== "address")).toEqual([]);
    }
  });

  it("show how many details are missing after a save", async () => {
    const missing = [{ field: "sex", message: "Choose your sex." }];
    const application = anOpenApplication({ personal: { state: "IN_PROGRESS", missing } });
    const { user } = await open(anApplicantWithOpenForm(), {
      savePersonalDetails: () => sectionSaved(anApplicant({ application })),
    });
    await user.type(control("Address"), "12 Allen Avenue");
    await user.click(save());
    await screen.findByText("Personal details saved. 1 detail is still missing.");
    expect(sectionStep(/Personal/).textContent).toContain("In progress");
  });

  it("validate by the college's rules and focus the first problem", async () => {
    const { user, server } = await open();
    await user.clear(control("First Name"));
    await user.type(control("Parent/Guardian Phone"), "call her");
    await user.click(save());
    await screen.findByText("Enter your first name.");
    screen.getByText(/Enter a Nigerian phone number such as 0803 123 4567/);
    expect(document.activeElement).toBe(control("First Name"));
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
    await user.type(control("First Name"), "Ada");
    await waitFor(() => expect(screen.queryByText("Enter your first name.")).toBeNull());
  });

  it("stay and show refusals at their fields", async () => {
    const { user } = await open(anApplicantWithOpenForm(), {
      savePersonalDetails: sectionRefused(
        "INVALID_INPUT",
        "Not valid.",
        { field: "address", message: "This is no address." },
        { field: "passport", message: "The photo is larger than 2 MB." },
      ),
    });
    await user.type(control("Address"), "somewhere");
    await user.click(save());
    await screen.findByText("This is no address.");
    screen.getByText("The photo is larger than 2 MB.");
    within(screen.getByRole("alert")).getByText(failed);
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Choose a passport photo" }),
    );
    expect(control("Address").value).toBe("somewhere");
  });

  it("take a real date of birth", async () => {
    const { sent, listen } = saving();
    const { user } = await open(anApplicantWithOpenForm(), { savePersonalDetails: listen });
    const date = control("Date of Birth");
    expect(date.type).toBe("date");
    fireEvent.change(date, { target: { value: "2199-04-07" } });
    await user.click(save());
    await waitFor(() => expect(date.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(date);
    fireEvent.change(date, { target: { value: "1998-04-07" } });
    await user.click(save());
    await findSection("Academic qualifications");
    expect(sent[0]?.input).toMatchObject({ dateOfBirth: "1998-04-07" });
    await user.click(sectionStep(/Personal/));
    await findSection("Personal details");
    expect(control("Date of Birth").value).toBe("1998-04-07");
  });

  it("offer only the LGAs of the chosen state", async () => {
    const { sent, listen } = saving();
    const { user } = await open(anApplicantWithOpenForm(), { savePersonalDetails: listen });
    screen.getByText("Choose your state of origin first.");
    await chooseOption(user, control("State of Origin"), "Oyo");
    await waitFor(() => expect(screen.queryByText("Loading the list of areas...")).toBeNull());
    await chooseOption(user, control("LGA"), "Ibarapa East");
    await chooseOption(user, control("State of Origin"), "Bayelsa");
    expect(shownChoice(control("LGA"))).toBe("Choose…");
    await expect(chooseOption(user, control("LGA"), "Ibarapa East")).rejects.toThrow("no option");
    await user.clear(control("LGA"));
    await chooseOption(user, control("LGA"), "Brass");
    await user.click(save());
    await findSection("Academic qualifications");
    expect(sent[0]?.input).toMatchObject({ stateOfOrigin: "Bayelsa", lga: "Brass" });
  });

  it("ask foreign applicants for no Nigerian state", async () => {
    const { sent, listen } = saving();
    const { user } = await open(anApplicantWithOpenForm(), { savePersonalDetails: listen });
    await chooseOption(user, control("Nationality"), "Another nationality");
    await user.type(control("Which nationality"), "Gambian");
    expect(control("State of Origin (optional)").tagName).toBe("INPUT");
    await user.click(save());
    await findSection("Academic qualifications");
    expect(sent[0]?.input).toEqual({ nationality: "Gambian" });
  });

  it("ask only women who are or were married for a maiden name", async () => {
    const { user } = await open();
    expect(screen.queryByLabelText(/Maiden Name/)).toBeNull();
    await chooseOption(user, control("Sex"), "Female");
    await chooseOption(user, control("Marital Status"), "Married");
    await user.type(control(/Maiden Name/), "Eze");
    await chooseOption(user, control("Sex"), "Male");
    expect(screen.queryByLabelText(/Maiden Name/)).toBeNull();
  });

  it("are restored after a reload", async () => {
    const first = await open();
    await first.user.type(control("Address"), "12 Allen Avenue");
    first.unmount();
    const { user } = await open();
    screen.getByText("What you typed before is back. It is not saved yet.");
    expect(control("Address").value).toBe("12 Allen Avenue");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(control("Address").value).toBe("");
    expect(document.activeElement).toBe(await findSection("Personal details"));
    expect(sessionStorage).toHaveLength(0);
  });

  it("say on leaving that they are kept", async () => {
    const { user } = await open();
    await user.type(control("Address"), "12 Allen Avenue");
    const menu = screen.getByRole("navigation", { name: "Applicant menu" });
    await user.click(within(menu).getByRole("link", { name: "Dashboard" }));
    await screen.findByText(
      "What you typed is kept in this tab until you log out, but it is not saved yet.",
    );
  });
});

describe("the passport photo of the form", () => {
  beforeEach(() => void stubPictures("blob:photo"));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const jpeg = () =>
    new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0)], "me.jpg", {
      type: "image/jpeg",
    });

  it("survives moving and a reload and is sent with the details", async () => {
    const first = await open(withProfile({ nationality: "Nigerian" }));
    await first.user.upload(control("Choose a passport photo"), jpeg());
    await waitFor(() => expect(sectionStep(/Personal/).textContent).toContain("Not saved yet"));
    expect(screen.queryByText("What you typed before is back. It is not saved yet.")).toBeNull();
    await first.user.click(sectionStep(/JAMB/));
    await findSection("JAMB details");
    first.unmount();
    const { sent, listen } = saving();
    const { user, server } = await open(withProfile({ nationality: "Nigerian" }), {
      savePersonalDetails: listen,
    });
    expect(sectionStep(/Personal/).textContent).toContain("Not saved yet");
    screen.getByText("What you typed before is back. It is not saved yet.");
    await user.click(save());
    await findSection("Academic qualifications");
    expect(sent).toEqual([{ input: {}, passport: expect.any(File) }]);
    expect(formOperations(server)).toEqual(["ApplicationForm", "SavePersonalDetails"]);
    expect(sectionStep(/Personal/).textContent).not.toContain("Not saved yet");
    expect(sessionStorage).toHaveLength(0);
  });

  it("is sent once it is ready when Save was pressed before", async () => {
    const { sent, listen } = saving();
    const { user } = await open(withProfile({ nationality: "Nigerian" }), {
      savePersonalDetails: listen,
    });
    const finish = holdDrawings();
    await user.upload(control("Choose a passport photo"), jpeg());
    await screen.findByText("Preparing the photo...");
    await user.click(save());
    await screen.findByRole("button", { name: "Saving..." });
    finish();
    await findSection("Academic qualifications");
    expect(sent).toEqual([{ input: {}, passport: expect.any(File) }]);
  });
});
