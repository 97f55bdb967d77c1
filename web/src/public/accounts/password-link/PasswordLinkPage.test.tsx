import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { paths } from "../../../paths.ts";

const token = "a".repeat(43);

const aLink = {
  __typename: "PasswordLink",
  kind: "STUDENT",
  firstName: "Folake",
  number: "COHT/2025/001",
  expiresAt: "2026-03-11T09:00:00.000Z",
};

it("sets the new password and opens the login", async () => {
  const choosePassword = vi.fn((_args: Args) => ({
    __typename: "Acknowledgement",
    message: "Your password has been changed. You can now log in.",
  }));
  const { user } = openPortal(
    `${paths.choosePassword}#${token}`,
    startServer({ passwordLink: aLink }, { choosePassword }),
  );
  await findHeading("Choose a new password");
  screen.getByText(/COHT\/2025\/001/);
  await user.type(screen.getByLabelText("New Password"), "Harmattan-2026");
  await user.click(screen.getByRole("button", { name: "Change Password" }));
  await user.click(await screen.findByRole("button", { name: "Login" }));
  expect(choosePassword.mock.lastCall?.[0]).toEqual({ token, newPassword: "Harmattan-2026" });
  expect(window.location.pathname).toBe(paths.student.login);
});

it.each([
  ["used", `${paths.choosePassword}#${token}`, "This link was used already."],
  ["cut short", paths.choosePassword, /This link is not whole/],
])("shows why a link that is %s does not work", async (_what, path, sentence) => {
  openPortal(
    path,
    startServer({
      passwordLink: {
        __typename: "Refusal",
        code: "LINK_USED",
        message: "This link was used already.",
        fields: [],
      },
    }),
  );
  await findHeading("This link does not work");
  screen.getByText(sentence);
});
