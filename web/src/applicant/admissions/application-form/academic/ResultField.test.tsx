import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  aSitting,
  oneSitting,
  openAcademic,
  recordAcademicSave,
} from "../../../../../testing/academic-section.ts";
import {
  anApplicantWithOpenForm,
  findSection,
  formOperations,
  openForm,
  saveButton,
  sectionRefused,
  sectionStep,
} from "../../../../../testing/application-form.tsx";
import { holdDrawings, stubPictures } from "../../../../../testing/stub-pictures.ts";

const pdf = (name = "waec.pdf", bytes = "%PDF-1.7 result") =>
  new File([bytes], name, { type: "application/pdf" });

/** A picture that is too heavy to be sent as it is. */
const heavyJpeg = () =>
  Object.defineProperty(
    new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0)], "me.jpg", {
      type: "image/jpeg",
    }),
    "size",
    { value: 9 * 1024 * 1024 },
  );

describe("the result of a sitting", () => {
  beforeEach(() => void stubPictures("blob:result"));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const choose = () => screen.findByLabelText<HTMLInputElement>("Result (optional)");

  it("is sent with the section in one request", async () => {
    const { sent, listen } = recordAcademicSave();
    const { user, server } = await openAcademic(oneSitting, { saveAcademicQualifications: listen });
    await user.upload(await choose(), pdf());
    await screen.findByText("waec.pdf, 1 KB: not saved yet");
    expect(sectionStep(/Academic/).textContent).toContain("Not saved yet");
    await user.click(saveButton());
    await findSection("JAMB details");
    expect(sent).toEqual([{ input: expect.anything(), firstResult: expect.any(File) }]);
    expect(formOperations(server)).toEqual(["ApplicationForm", "SaveAcademicQualifications"]);
    await user.click(sectionStep(/Academic/));
    await choose();
    expect(screen.queryByText(/waec\.pdf/)).toBeNull();
  });

  it("opens when it is saved", async () => {
    const resultUrl = "/media/results/1";
    await openAcademic({
      ...oneSitting,
      sittings: [aSitting({ resultUrl, resultMediaType: "application/pdf" })],
    });
    await screen.findByText(/A result \(PDF\) is saved\./);
    const link = screen.getByRole("link", { name: "View the saved result" });
    expect(link.getAttribute("href")).toBe(resultUrl);
  });

  it("is rejected if its content does not match its name", async () => {
    const { user } = await openAcademic(oneSitting);
    await user.upload(await choose(), pdf("waec.pdf", "MZ a program"));
    await screen.findByText(/neither a PDF nor a JPEG, PNG or WebP picture/);
    await user.upload(await choose(), pdf());
    await screen.findByText(/waec\.pdf, 1 KB/);
    await waitFor(() =>
      expect(screen.queryByText(/neither a PDF nor a JPEG, PNG or WebP picture/)).toBeNull(),
    );
    await user.click(screen.getByRole("button", { name: "Remove this file" }));
    expect(screen.queryByText(/waec\.pdf/)).toBeNull();
    expect(sectionStep(/Academic/).textContent).not.toContain("Not saved yet");
  });

  it("is refused as a PDF of more than 5 MB", async () => {
    const { user } = await openAcademic(oneSitting);
    const heavy = pdf();
    Object.defineProperty(heavy, "size", { value: 5 * 1024 * 1024 + 1 });
    await user.upload(await choose(), heavy);
    await screen.findByText(/This PDF is larger than 5 MB/);
  });

  it("is made smaller when it is a heavy picture", async () => {
    const { sent, listen } = recordAcademicSave();
    const { user } = await openAcademic(oneSitting, { saveAcademicQualifications: listen });
    await user.upload(await choose(), heavyJpeg());
    await screen.findByText("me.jpg, 1 KB: not saved yet");
    await user.click(saveButton());
    await findSection("JAMB details");
    expect((sent[0]?.firstResult as File).type).toBe("image/jpeg");
  });

  /** Opens the section and saves it while the result is prepared. `finish` ends the preparation. */
  const saveTooEarly = async () => {
    const { sent, listen } = recordAcademicSave();
    const { user } = await openAcademic(oneSitting, { saveAcademicQualifications: listen });
    const finish = holdDrawings();
    await user.upload(await choose(), heavyJpeg());
    await screen.findByText("Preparing the file...");
    await user.click(saveButton());
    await screen.findByRole("button", { name: "Saving..." });
    return { sent, finish };
  };

  it("is sent once it is ready when Save was pressed before", async () => {
    const { sent, finish } = await saveTooEarly();
    finish();
    await findSection("JAMB details");
    expect(sent).toEqual([{ input: expect.anything(), firstResult: expect.any(File) }]);
  });

  it("takes the focus when Save waited and it cannot be read", async () => {
    const { sent, finish } = await saveTooEarly();
    finish(null);
    await screen.findByText(/This picture could not be read/);
    const button = screen.getByRole("button", { name: "Result (optional)" });
    await waitFor(() => expect(document.activeElement).toBe(button));
    saveButton();
    expect(sent).toEqual([]);
  });

  it("is rejected when the picture cannot be read", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("", "EncodingError")));
    const { user } = await openAcademic(oneSitting);
    await user.upload(await choose(), heavyJpeg());
    await screen.findByText(/This picture could not be read/);
  });

  it("has the college's refusal at its field", async () => {
    const { user } = await openAcademic(oneSitting, {
      saveAcademicQualifications: sectionRefused("NOT_A_DOCUMENT", "The file is damaged.", {
        field: "firstResult",
        message: "This PDF holds a program.",
      }),
    });
    await user.upload(await choose(), pdf());
    await screen.findByText(/waec\.pdf/);
    await user.click(saveButton());
    await screen.findByText("This PDF holds a program.");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Result (optional)" }));
    screen.getByText(/waec\.pdf, 1 KB/);
  });

  it("survives a new login", async () => {
    const first = await openAcademic(oneSitting);
    await first.user.upload(await choose(), pdf());
    await screen.findByText(/waec\.pdf, 1 KB/);
    first.unmount();
    await openAcademic(oneSitting);
    await screen.findByText(/waec\.pdf, 1 KB/);
  });

  it("is lost after a sign-out and never shown to others", async () => {
    const first = await openAcademic(oneSitting);
    await first.user.upload(await choose(), pdf());
    await screen.findByText(/waec\.pdf, 1 KB/);
    first.unmount();
    sessionStorage.clear();
    await openAcademic(oneSitting);
    await choose();
    expect(screen.queryByText(/waec\.pdf/)).toBeNull();
  });

  it("must be chosen again after a reload, which is reported", async () => {
    sessionStorage.setItem(
      "portal:draft:COHT/CHE/00008:application-results",
      JSON.stringify(["waec.pdf", null]),
    );
    const { user, server } = await openForm(
      "?section=academic",
      anApplicantWithOpenForm(oneSitting, { id: "COHT/CHE/00008" }),
    );
    await screen.findByText(/waec\.pdf was chosen before the page was reloaded/);
    expect(sectionStep(/Academic/).textContent).not.toContain("Not saved yet");
    await user.click(screen.getByRole("button", { name: "Remove this file" }));
    expect(screen.queryByText(/waec\.pdf/)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(formOperations(server)).toEqual(["ApplicationForm"]);
  });
});
