import { expect } from "vitest";
import { misnamedFile, motionPhoto, photo } from "./harness/files.ts";
import { signIn } from "./harness/people.ts";
import { journeyStudents } from "./harness/students.ts";
import { test } from "./harness/test.ts";

test("a changed phone and photo show at once and after a reload", async ({ open }) => {
  const { page } = await open();
  await signIn(page, journeyStudents.editor);
  await page.goto("/student/profile");
  await page.getByRole("button", { name: "Edit Profile" }).first().click();
  await page.getByRole("dialog").getByText("Are you sure you want to proceed?").waitFor();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByLabel("Phone", { exact: true }).fill("0803 555 0199");
  await page.locator("input[type=file]").setInputFiles(await photo(600, 800));
  await page.getByText("New photo, not saved yet").waitFor();
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Profile Update Successful!").waitFor();
  await dialog.getByText("Your profile has been updated successfully.").waitFor();
  await dialog.getByRole("button").last().click();

  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
    await page.getByRole("main").getByText("+2348035550199").waitFor();
    const passport = page.getByRole("main").getByAltText(/^Passport photo of /);
    const drawnWidth = () => passport.evaluate((image) => Reflect.get(image, "naturalWidth"));
    await expect.poll(drawnWidth).toBeGreaterThan(0);
  }
});

test("a 20 MB photo is made smaller and saved", async ({ open }) => {
  const { page } = await open();
  await signIn(page, journeyStudents.uploader);
  await page.goto("/student/profile/update-profile");
  // The file goes by its path, because its content would go through the browser's remote control.
  await page.locator("input[type=file]").setInputFiles(await motionPhoto(4000, 4400, 20_000_000));
  await page.getByText("New photo, not saved yet").waitFor();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").getByText("Profile Update Successful!").waitFor();
});

test("a file that is no photo is rejected and the input stays", async ({ open }) => {
  const { page } = await open();
  await signIn(page, journeyStudents.uploader);
  await page.goto("/student/profile/update-profile");
  await page.getByLabel("Address", { exact: true }).fill("7 Market Road");
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await page
    .locator("input[type=file]")
    .setInputFiles(misnamedFile("face.jpg", "image/jpeg", drawing));
  await page
    .getByText("This file is not a JPEG, PNG or WebP picture. Choose another one.")
    .waitFor();
  expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe("7 Market Road");
});

test("changes that were not saved survive a reload", async ({ open }) => {
  const { page } = await open();
  await signIn(page, journeyStudents.editor);
  await page.goto("/student/profile/update-profile");
  await page.getByLabel("Address", { exact: true }).fill("12 Harmattan Close");
  await page.reload();
  await page.getByText("Your changes from before are back. They are not saved yet.").waitFor();
  expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe("12 Harmattan Close");
});
