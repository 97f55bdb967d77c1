import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { failure, startServer } from "../../../testing/server.ts";
import { aStudent } from "../../../testing/student.ts";
import { paths } from "../../paths.ts";

const openProfile = async (viewer: object) => {
  const server = startServer({ viewer });
  const { user } = openPortal(paths.student.profile, server);
  await findHeading("Profile");
  return { user, server };
};

const shown = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe("the profile", () => {
  it("shows all details and marks missing ones", async () => {
    const { server } = await openProfile(aStudent());
    await screen.findByText("Surname");
    expect(shown("Surname")).toBe("Adeyemi");
    expect(shown("Date of Birth")).toBe("2 April 2006");
    expect(shown("Other Name")).toBe("N/A");
    screen.getByText("No blood group provided");
    screen.getByText("No passport photo provided");
    expect(server.operations.filter((name) => name !== "Portal")).toEqual([
      "OwnProfile",
      "StudentCards",
    ]);
  });

  it("offers the ID card, and says when it was reissued", async () => {
    const card = { number: 2, issuedAt: "2026-11-02T23:30:00.000Z" };
    const idCard = { obstacle: null, card, fileUrl: "/download/id-card" };
    await openProfile(aStudent({ idCard }));
    const region = within(await screen.findByRole("region", { name: "ID card" }));
    region.getByText("Reissued 3 November 2026. Earlier cards are not valid.");
    region.getByRole("button", { name: "Download ID card" });
  });

  it("says why there is no ID card", async () => {
    const obstacle = "Your profile has no photo. Add one first.";
    await openProfile(aStudent({ idCard: { obstacle, card: null, fileUrl: null } }));
    const region = within(await screen.findByRole("region", { name: "ID card" }));
    region.getByText(obstacle);
    expect(region.queryByRole("button")).toBeNull();
  });

  it("says what the council's indexing lacks, and the number once it is there", async () => {
    const councilIndexing = {
      ...{ council: "Nursing council", closesOn: "2026-04-30", daysLeft: 12 },
      ...{ indexNumber: null, gaps: ["NO_PHOTO", "CERTIFICATE_UNCHECKED"] },
    };
    await openProfile(aStudent({ councilIndexing }));
    const region = within(await screen.findByRole("region", { name: "Council indexing" }));
    expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Add your passport photo to your profile.",
      "The college compares your name with your certificate.",
    ]);
    region.getByText("The council takes names until 30 April 2026 (12 days left).");
  });

  it("shows the council's number", async () => {
    const councilIndexing = {
      ...{ council: null, closesOn: "2026-04-30", daysLeft: -3, indexNumber: "CH/7", gaps: [] },
    };
    await openProfile(aStudent({ councilIndexing }));
    const region = within(await screen.findByRole("region", { name: "Council indexing" }));
    region.getByText("CH/7");
  });

  it("shows the passport photo, or the default image if it fails", async () => {
    await openProfile(aStudent({ passportUrl: "/media/passport?v=1" }));
    const photo = await screen.findByRole("img", { name: "Passport photo of Adeyemi Tolu" });
    expect(photo.getAttribute("src")).toBe("/media/passport?v=1");
    expect([photo.getAttribute("width"), photo.getAttribute("height")]).toEqual(["170", "200"]);
    fireEvent.error(photo);
    screen.getByText("No passport photo provided");
  });

  it.each([
    ["top", 0],
    ["bottom", 1],
  ])("opens the form from the button at the %s after a confirmation", async (_where, index) => {
    const { user } = await openProfile(aStudent());
    await screen.findByText("Surname");
    const buttons = screen.getAllByRole("button", { name: "Edit Profile" });
    expect(buttons).toHaveLength(2);
    const press = () => user.click(buttons[index] as HTMLElement);
    await press();
    const dialog = () => screen.getByRole("dialog", { name: "Are you sure you want to proceed?" });
    await user.click(within(dialog()).getByRole("button", { name: "No" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(window.location.pathname).toBe(paths.student.profile);
    await press();
    await user.click(within(dialog()).getByRole("button", { name: "Yes" }));
    await findHeading("Update Profile");
    expect(window.location.pathname).toBe(paths.student.updateProfile);
  });

  it("shows why it could not be loaded and retries", async () => {
    const { user, server } = await openProfile(() => {
      throw failure("UPSTREAM_UNAVAILABLE", "The college did not answer.");
    });
    await screen.findByText("The college did not answer.");
    server.answer({ query: { viewer: aStudent() } });
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("Surname");
  });
});
