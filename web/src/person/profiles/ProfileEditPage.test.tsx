import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseOption, shownChoice } from "../../../testing/choose-option.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, type Args, failure, startServer } from "../../../testing/server.ts";
import { holdDrawings, stubPictures } from "../../../testing/stub-pictures.ts";
import { aStudent } from "../../../testing/student.ts";
import { paths } from "../../paths.ts";

const photoUrl = "blob:photo";

let drawn: ReturnType<typeof stubPictures> = [];

beforeEach(() => {
  drawn = stubPictures(photoUrl);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openForm = async (mutation: Answers = {}, viewer: object = aStudent()) => {
  const server = startServer({ viewer }, mutation);
  const { user, unmount } = openPortal(paths.student.updateProfile, server);
  await findHeading("Update Profile");
  await screen.findByLabelText("Phone");
  return { user, server, unmount };
};

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole("button", { name: "Save changes" });

/** Saves like the college: returns the student with the sent values and the newest photo. */
const saving = () => {
  const sent: Args[] = [];
  const updateProfile = (args: Args) => {
    sent.push(args);
    const student = aStudent({
      passportUrl: args.passport ? "/media/passport?v=2" : null,
      profile: { ...aStudent().profile, ...(args.input as object) },
    });
    return { __typename: "ProfileUpdated", student };
  };
  return { sent, updateProfile };
};

const refusal = (...fields: { field: string; message: string }[]) => ({
  __typename: "Refusal",
  code: "INVALID_INPUT",
  message: "The profile is not valid.",
  fields,
});

const jpeg = (name = "me.jpg") =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0)], name, {
    type: "image/jpeg",
  });

describe("updating the profile", () => {
  it("saves only the changes and shows them on the profile", async () => {
    const { sent, updateProfile } = saving();
    const { user, server } = await openForm({ updateProfile });
    await user.clear(control("Phone"));
    await user.type(control("Phone"), "0805 555 0101 ");
    await chooseOption(user, control("Blood Group"), "O+");
    await user.click(save());
    const dialog = await screen.findByRole("dialog", { name: "Profile Update Successful!" });
    within(dialog).getByText("Your profile has been updated successfully.");
    expect(sent).toEqual([{ input: { phone: "0805 555 0101", bloodGroup: "O+" } }]);
    server.answer({ query: { viewer: () => new Promise(() => undefined) } });
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    await findHeading("Profile");
    const bloodGroup = await screen.findByText("Blood Group");
    expect(bloodGroup.nextElementSibling?.textContent).toBe("O+");
    expect(screen.queryByText(/not saved yet/)).toBeNull();
  });

  it("shows the college's own details read-only", async () => {
    await openForm();
    const kept = screen.getByRole("region", { name: "Kept by the college" });
    within(kept).getByText("COHT/2025/001");
    within(kept).getByText(/ICT support changes these/);
    expect(screen.queryByLabelText("Surname")).toBeNull();
  });

  it("keeps a value that is none of the choices", async () => {
    const profile = { ...aStudent().profile, religion: "Ifá" };
    await openForm({}, aStudent({ profile }));
    expect(shownChoice(control("Religion"))).toBe("Ifá");
  });

  it("saves once on a double click", async () => {
    const { sent, updateProfile } = saving();
    const { user } = await openForm({
      updateProfile: async (args: Args) => updateProfile(args),
    });
    await user.type(control("Nationality"), "!");
    await user.dblClick(save());
    await screen.findByRole("dialog", { name: "Profile Update Successful!" });
    expect(sent).toHaveLength(1);
  });

  it("reports that there is nothing to save", async () => {
    const { user, server } = await openForm();
    await user.click(save());
    await screen.findByText("There is nothing to save: you changed nothing.");
    expect(server.operations).not.toContain("UpdateStudentProfile");
  });

  it("validates before sending and focuses the problem", async () => {
    const { user, server } = await openForm();
    await user.type(control("Parent/Guardian Phone"), "call her");
    await user.click(save());
    await screen.findByText(/Enter a phone number such as/);
    expect(document.activeElement).toBe(control("Parent/Guardian Phone"));
    expect(control("Parent/Guardian Phone").getAttribute("aria-invalid")).toBe("true");
    expect(server.operations).not.toContain("UpdateStudentProfile");
    await user.type(control("Parent/Guardian Phone"), "0");
    await waitFor(() => expect(screen.queryByText(/Enter a phone number such as/)).toBeNull());
  });

  it("shows refusals at their fields and keeps the input", async () => {
    const { sent, updateProfile } = saving();
    const { user, server } = await openForm({
      updateProfile: refusal(
        { field: "lga", message: "No such local government area." },
        { field: "passport", message: "The photo is larger than 2 MB." },
      ),
    });
    await user.clear(control("LGA"));
    await user.type(control("LGA"), "Atlantis");
    await user.click(save());
    const lga = await screen.findByText("No such local government area.");
    expect(document.getElementById("profile_lga_help")?.contains(lga)).toBe(true);
    expect(control("LGA").getAttribute("aria-describedby")).toBe("profile_lga_help");
    screen.getByText("The photo is larger than 2 MB.");
    within(screen.getByRole("alert")).getByText("Failed to update profile. Please try again.");
    expect(control("LGA").value).toBe("Atlantis");
    server.answer({ mutation: { updateProfile } });
    await user.clear(control("LGA"));
    await user.type(control("LGA"), "Ibarapa East");
    await user.click(save());
    await screen.findByRole("dialog", { name: "Profile Update Successful!" });
    expect(sent).toEqual([{ input: { lga: "Ibarapa East" } }]);
  });

  it.each([
    [
      "the college is down",
      () => {
        throw failure("UPSTREAM_UNAVAILABLE", "The college did not answer.");
      },
      "The college did not answer.",
    ],
    ["it is refused as a whole", refusal(), "The profile is not valid."],
  ])("reports a failure when %s and keeps the input", async (_when, answer, reason) => {
    const { user } = await openForm({ updateProfile: answer });
    await user.type(control("Address"), "12 Awolowo Avenue");
    await user.click(save());
    await screen.findByText("Failed to update profile. Please try again.");
    screen.getByText(reason);
    expect(control("Address").value).toBe("12 Awolowo Avenue");
  });

  it("reports a network failure and saves afterwards", async () => {
    const { sent, updateProfile } = saving();
    const { user, server } = await openForm({ updateProfile });
    await user.type(control("Address"), "12 Awolowo Avenue");
    server.setOffline(true);
    await user.click(save());
    await screen.findByText("Failed to update profile. Please try again.");
    server.setOffline(false);
    await user.click(save());
    await screen.findByRole("dialog", { name: "Profile Update Successful!" });
    expect(sent).toEqual([{ input: { address: "12 Awolowo Avenue" } }]);
  });
});

describe("unsaved changes of the profile", () => {
  it("are kept with a message and can be discarded", async () => {
    const { user } = await openForm();
    await user.type(control("Address"), "12 Awolowo Avenue");
    await user.click(screen.getByRole("link", { name: "Back to profile" }));
    await screen.findByText(/Your profile changes are kept in this tab/);
    await findHeading("Profile");
    act(() => window.history.back());
    await findHeading("Update Profile");
    await screen.findByText("Your changes from before are back. They are not saved yet.");
    expect(control("Address").value).toBe("12 Awolowo Avenue");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(control("Address").value).toBe("");
    expect(screen.queryByText(/Your changes from before are back/)).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Choose a passport photo" }),
    );
  });

  it("are restored after a reload, photo included, and sent", async () => {
    const first = await openForm();
    await first.user.type(control("Address"), "12 Awolowo Avenue");
    await first.user.upload(control("Choose a passport photo"), jpeg());
    await screen.findByText("New photo, not saved yet");
    first.unmount();
    const { sent, updateProfile } = saving();
    const { user } = await openForm({ updateProfile });
    await screen.findByText("Your changes from before are back. They are not saved yet.");
    await user.click(save());
    await screen.findByRole("dialog", { name: "Profile Update Successful!" });
    expect(sent).toEqual([{ input: { address: "12 Awolowo Avenue" }, passport: expect.any(File) }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("are never shown to another student", async () => {
    const first = await openForm();
    await first.user.type(control("Address"), "12 Awolowo Avenue");
    first.unmount();
    await openForm({}, aStudent({ id: "8", surname: "Bello" }));
    expect(control("Address").value).toBe("");
  });

  it("make the browser confirm closing the tab until they are saved", async () => {
    const { updateProfile } = saving();
    const { user } = await openForm({ updateProfile });
    const isAsked = () => {
      const closing = new Event("beforeunload", { cancelable: true });
      fireEvent(window, closing);
      return closing.defaultPrevented;
    };
    expect(isAsked()).toBe(false);
    await user.type(control("Address"), "1");
    expect(isAsked()).toBe(true);
    await user.click(save());
    await screen.findByRole("dialog", { name: "Profile Update Successful!" });
    expect(isAsked()).toBe(false);
  });
});

describe("the passport photo", () => {
  const choose = () => control("Choose a passport photo");
  /** Gives the frame its size and loads the picture, which jsdom does not. */
  const showLayout = (picture: HTMLElement) => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      DOMRect.fromRect({ width: 170, height: 200 }),
    );
    Object.defineProperties(picture, {
      naturalWidth: { value: 600 },
      naturalHeight: { value: 800 },
    });
    fireEvent.load(picture);
  };

  it("is cropped by keyboard before it is sent", async () => {
    const { sent, updateProfile } = saving();
    const { user } = await openForm({ updateProfile });
    await user.upload(choose(), jpeg());
    await screen.findByText("New photo, not saved yet");
    showLayout(screen.getByRole("img", { name: /^Passport photo of/ }));
    const frame = await screen.findByRole("application", { name: /^Photo in the frame/ });
    screen.getByRole("slider", { name: "Zoom" }).focus();
    await user.keyboard("{End}");
    const zoomed = screen.getByRole("slider", { name: "Zoom" });
    expect(zoomed.getAttribute("aria-valuenow")).toBe("3");
    await waitFor(() => expect(drawn.at(-1)?.[3]).toBeCloseTo(200, 0));
    const left = Number(drawn.at(-1)?.[1]);
    frame.focus();
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(Number(drawn.at(-1)?.[1])).toBeGreaterThan(left));
    const [, , , width, height] = drawn.at(-1) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(170 / 200, 2);
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("is sent once it is ready when Save was pressed before", async () => {
    const { sent, updateProfile } = saving();
    const { user } = await openForm({ updateProfile });
    const finish = holdDrawings();
    await user.upload(choose(), jpeg());
    await screen.findByText("Preparing the photo...");
    await user.dblClick(save());
    await screen.findByRole("button", { name: "Saving..." });
    await user.type(control("Address"), "12 Awolowo Avenue");
    finish();
    await screen.findByRole("dialog", { name: "Profile Update Successful!" });
    expect(sent).toEqual([{ input: { address: "12 Awolowo Avenue" }, passport: expect.any(File) }]);
  });

  it("takes back a press of Save when it is discarded first", async () => {
    const { user, server } = await openForm();
    await user.upload(choose(), jpeg());
    await screen.findByText("New photo, not saved yet");
    showLayout(screen.getByRole("img", { name: /^Passport photo of/ }));
    await screen.findByRole("application", { name: /^Photo in the frame/ });
    const finish = holdDrawings();
    screen.getByRole("slider", { name: "Zoom" }).focus();
    await user.keyboard("{End}");
    await user.click(save());
    await screen.findByRole("button", { name: "Saving..." });
    await user.click(screen.getByRole("button", { name: "Remove this photo" }));
    finish();
    await user.click(save());
    await screen.findByText("There is nothing to save: you changed nothing.");
    expect(server.operations).not.toContain("UpdateStudentProfile");
  });

  it("takes the focus when Save waited and it cannot be read", async () => {
    const { user, server } = await openForm();
    await user.type(control("Address"), "12 Awolowo Avenue");
    const finish = holdDrawings();
    await user.upload(choose(), jpeg());
    await screen.findByText("Preparing the photo...");
    await user.click(save());
    finish(null);
    await screen.findByText(/This picture could not be read/);
    const button = screen.getByRole("button", { name: "Choose a passport photo" });
    await waitFor(() => expect(document.activeElement).toBe(button));
    save();
    expect(server.operations).not.toContain("UpdateStudentProfile");
  });

  it("is previewed, sent with the profile and shown in the top bar", async () => {
    const { sent, updateProfile } = saving();
    const { user } = await openForm({ updateProfile });
    await user.upload(choose(), jpeg());
    await screen.findByText("New photo, not saved yet");
    const photo = screen.getByRole("img", { name: "Passport photo of Adeyemi Tolu" });
    expect(photo.getAttribute("src")).toBe(photoUrl);
    await user.click(save());
    await screen.findByRole("dialog", { name: "Profile Update Successful!" });
    const file = sent[0]?.passport;
    expect(file instanceof File && [file.name, file.type]).toEqual(["passport.jpeg", "image/jpeg"]);
    await waitFor(() =>
      expect(
        Array.from(document.querySelectorAll("header img"), (image) => image.getAttribute("src")),
      ).toContain("/media/passport?v=2"),
    );
  });

  it("can be undone", async () => {
    const { user, server } = await openForm();
    await user.upload(choose(), jpeg());
    await screen.findByText("New photo, not saved yet");
    await user.click(screen.getByRole("button", { name: "Remove this photo" }));
    expect(screen.queryByText("New photo, not saved yet")).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Choose a passport photo" }),
    );
    await user.click(save());
    await screen.findByText("There is nothing to save: you changed nothing.");
    expect(server.operations).not.toContain("UpdateStudentProfile");
  });

  it("is rejected if its content is no picture", async () => {
    const { user } = await openForm();
    await user.upload(choose(), new File(["<svg/>"], "me.jpg", { type: "image/jpeg" }));
    await screen.findByText("This file is not a JPEG, PNG or WebP picture. Choose another one.");
    expect(screen.queryByText("New photo, not saved yet")).toBeNull();
    await user.upload(choose(), jpeg());
    await screen.findByText("New photo, not saved yet");
    await waitFor(() => expect(screen.queryByText(/This file is not a JPEG/)).toBeNull());
  });

  it("is refused when it is larger than any camera makes", async () => {
    const { user } = await openForm();
    const huge = jpeg();
    Object.defineProperty(huge, "size", { value: 31 * 1024 * 1024 });
    await user.upload(choose(), huge);
    await screen.findByText("This photo is larger than 30 MB. Choose a smaller one.");
  });

  it("is refused when it is damaged", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("", "EncodingError")));
    const { user } = await openForm();
    await user.upload(choose(), jpeg());
    await screen.findByText(/This picture could not be read/);
  });
});
