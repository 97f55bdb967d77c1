import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  anApplicantWithOpenForm,
  control,
  findSection,
  recordArgs,
  saveButton,
  sectionRefused,
  sectionSaved,
  sectionStep,
} from "../../../../testing/application-form.tsx";
import {
  jambDetails,
  jambFailed,
  jambNumber,
  jambTexts,
  openJamb,
  openWithHeldSave,
  recordJambSave,
  typeNumber,
} from "../../../../testing/jamb-section.ts";
import { type Args, failure } from "../../../../testing/server.ts";

describe("the draft of a section", () => {
  it("is restored after a reload and can be discarded", async () => {
    const first = await openJamb(anApplicantWithOpenForm(jambDetails("12345678AB")));
    await first.user.type(await screen.findByLabelText(jambTexts.number), "9");
    first.unmount();
    const again = await openJamb(anApplicantWithOpenForm(jambDetails("12345678AB")));
    await screen.findByText("What you typed before is back. It is not saved yet.");
    expect(control(jambTexts.number).value).toBe("12345678AB9");
    await again.user.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(control(jambTexts.number).value).toBe("12345678AB");
    expect(screen.queryByText("What you typed before is back. It is not saved yet.")).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("is never shown to another applicant", async () => {
    const first = await openJamb();
    await typeNumber(first.user);
    first.unmount();
    await openJamb(anApplicantWithOpenForm({}, { id: "COHT/CHE/00009" }));
    expect((await screen.findByLabelText<HTMLInputElement>(jambTexts.yes)).checked).toBe(false);
  });

  it("survives the end of the session", async () => {
    const viewer = anApplicantWithOpenForm();
    const { user, server } = await openJamb(viewer, {
      saveJambDetails: () => {
        throw failure("SESSION_EXPIRED", "Session expired. Please log in again.");
      },
      signIn: () => ({ __typename: "SignedIn", viewer }),
    });
    await typeNumber(user);
    await user.click(saveButton());
    // The toast stays for five seconds only, so it is looked for before anything is typed.
    await screen.findByText(
      "What you typed is kept in this tab until you log out, but it is not saved yet.",
    );
    await user.type(await screen.findByLabelText("Registration ID"), "COHT/CHE/00001");
    // The login explains the expired session. An error message here would be misleading.
    screen.getByText("Session expired. Please log in again.");
    expect(screen.queryByText(jambFailed)).toBeNull();
    await user.type(screen.getByLabelText("Password"), "okonkwo");
    server.answer({ query: { viewer } });
    await user.click(screen.getByRole("button", { name: "Login" }));
    await findSection("JAMB details");
    expect(control(jambTexts.number).value).toBe(jambNumber);
    screen.getByText("What you typed before is back. It is not saved yet.");
  });

  it("makes the browser confirm closing the tab until it is saved", async () => {
    const { listen } = recordJambSave();
    const { user } = await openJamb(anApplicantWithOpenForm(), { saveJambDetails: listen });
    const isAsked = () => {
      const closing = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(closing);
      return closing.defaultPrevented;
    };
    await screen.findByLabelText(jambTexts.yes);
    expect(isAsked()).toBe(false);
    await typeNumber(user);
    expect(isAsked()).toBe(true);
    await user.click(saveButton());
    await findSection("Declaration");
    expect(isAsked()).toBe(false);
  });

  it("stays as far as it was typed after the save began", async () => {
    const { user, answerSave } = await openWithHeldSave();
    await typeNumber(user);
    await user.click(saveButton());
    await user.type(control(/JAMB score/), "9");
    answerSave(sectionSaved(anApplicantWithOpenForm(jambDetails(jambNumber))));
    await findSection("Declaration");
    await user.click(sectionStep(/JAMB/));
    await findSection("JAMB details");
    expect(control(/JAMB score/).value).toBe("9");
    expect(screen.queryByText("This section was saved somewhere else meanwhile")).toBeNull();
    expect(sectionStep(/JAMB/).textContent).toContain("Not saved yet");
  });
});

describe("an edit conflict with another window", () => {
  const theirs = "87654321XY";

  const refusedOnce = () => {
    const { sent, listen } = recordArgs(({ input }: Args) =>
      "revision" in (input as object)
        ? sectionRefused("CHANGED_ELSEWHERE", "Another window saved this section.")
        : sectionSaved(anApplicantWithOpenForm(jambDetails(jambNumber, 3))),
    );
    return { sent, listen };
  };

  it("keeps the input and loads the saved values on request", async () => {
    const { listen } = refusedOnce();
    const { user, server } = await openJamb(anApplicantWithOpenForm(jambDetails("12345678AB")), {
      saveJambDetails: listen,
    });
    await user.type(await screen.findByLabelText(jambTexts.number), "9");
    await user.clear(control(jambTexts.number));
    await user.type(control(jambTexts.number), jambNumber);
    await user.click(saveButton());
    const title = await screen.findByText("This section was saved somewhere else meanwhile");
    // The notice is below the fields, where the person has just pressed the button.
    const after = control(jambTexts.number).compareDocumentPosition(title);
    expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(control(jambTexts.number).value).toBe(jambNumber);
    server.answer({ query: { viewer: anApplicantWithOpenForm(jambDetails(theirs, 2)) } });
    await user.click(screen.getByRole("button", { name: "Load what was saved" }));
    await waitFor(() => expect(control(jambTexts.number).value).toBe(theirs));
    expect(screen.queryByText("This section was saved somewhere else meanwhile")).toBeNull();
    expect(screen.queryByText(jambFailed)).toBeNull();
  });

  it("overwrites the saved values on request", async () => {
    const { sent, listen } = refusedOnce();
    const { user } = await openJamb(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await typeNumber(user);
    await user.click(saveButton());
    await screen.findByText("This section was saved somewhere else meanwhile");
    await user.click(screen.getByRole("button", { name: "Save mine anyway" }));
    await findSection("Declaration");
    expect(sent.map(({ input }) => input)).toEqual([
      { jambNo: jambNumber, jambScore: "", revision: 0 },
      { jambNo: jambNumber, jambScore: "" },
    ]);
  });

  it("is reported when an older draft is restored", async () => {
    const first = await openJamb();
    await typeNumber(first.user);
    first.unmount();
    const again = await openJamb(anApplicantWithOpenForm(jambDetails(theirs)));
    await screen.findByText("This section was saved somewhere else meanwhile");
    expect(control(jambTexts.number).value).toBe(jambNumber);
    await again.user.type(control(/JAMB score/), "2");
    screen.getByText("This section was saved somewhere else meanwhile");
  });
});

describe("a section whose response was lost", () => {
  it("is saved again over its own save without a conflict", async () => {
    const own = jambDetails("202512345678AB", 1);
    const { sent, listen } = recordArgs(({ input }: Args) => {
      const { revision } = input as { revision: number };
      if (revision === 1)
        return sectionSaved(
          anApplicantWithOpenForm({
            ...own,
            jambDetails: { jambNo: jambNumber, jambScore: "231", revision: 2 },
          }),
        );
      if (sent.length > 1) return sectionRefused("CHANGED_ELSEWHERE", "Another window saved it.");
      throw failure("COLLEGE_TIMEOUT", "The college did not answer in time.");
    });
    const { user, server } = await openJamb(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await typeNumber(user, "2025 1234 5678 ab");
    await user.click(saveButton());
    await screen.findByText(jambFailed);
    server.answer({ query: { viewer: anApplicantWithOpenForm(own) } });
    await user.type(control(/JAMB score/), "231");
    await user.click(saveButton());
    await findSection("Declaration");
    expect(sent.map(({ input }) => (input as { revision: number }).revision)).toEqual([0, 0, 1]);
  });

  it("is not saved over another window's save", async () => {
    const { sent, listen } = recordArgs(() => {
      if (sent.length > 1) return sectionRefused("CHANGED_ELSEWHERE", "Another window saved it.");
      throw failure("COLLEGE_TIMEOUT", "The college did not answer in time.");
    });
    const { user, server } = await openJamb(anApplicantWithOpenForm(), { saveJambDetails: listen });
    await typeNumber(user);
    await user.click(saveButton());
    await screen.findByText(jambFailed);
    server.answer({ query: { viewer: anApplicantWithOpenForm(jambDetails("87654321XY", 1)) } });
    await user.click(saveButton());
    await screen.findByText("This section was saved somewhere else meanwhile");
    expect(sent).toHaveLength(2);
    expect(control(jambTexts.number).value).toBe(jambNumber);
  });
});
