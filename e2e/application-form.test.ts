import { expect } from "vitest";
import { hugePicture } from "../college/testing/huge-picture.ts";
import { journeyApplicants } from "./harness/applicants.ts";
import { misnamedFile, photo, resultPdf } from "./harness/files.ts";
import { fillLogin, signInApplicant } from "./harness/people.ts";
import { phone, test } from "./harness/test.ts";
import {
  chooseResult,
  fillJamb,
  openSection,
  saveAndContinue,
  waitForSection,
} from "./steps/application-form.ts";

const restored = "What you typed before is back. It is not saved yet.";

test("input survives navigation, a reload and a lost session", async ({ open }) => {
  const { page, context } = await open({ viewport: phone });
  await signInApplicant(page, journeyApplicants.returningApplicant);
  await openSection(page, "personal");
  const address = page.getByLabel("Address", { exact: true });
  await address.fill("7 Market Road, Sabon Gari");
  await page.getByRole("link", { name: "Next" }).click();
  await waitForSection(page, "Academic qualifications");
  await page.getByLabel("School or centre").fill("Community High School, Ikeja");

  await page.reload();
  await waitForSection(page, "Academic qualifications");
  await page.getByText(restored).waitFor();
  expect(await page.getByLabel("School or centre").inputValue()).toBe(
    "Community High School, Ikeja",
  );

  await page.getByRole("link", { name: "Previous" }).click();
  await waitForSection(page, "Personal details");
  expect(await address.inputValue()).toBe("7 Market Road, Sabon Gari");
  await context.clearCookies();
  await saveAndContinue(page);
  await page.getByRole("heading", { name: "Applicant Login" }).waitFor();
  await fillLogin(page, journeyApplicants.returningApplicant);
  await waitForSection(page, "Personal details");
  await expect.poll(() => address.inputValue()).toBe("7 Market Road, Sabon Gari");
  await saveAndContinue(page);
  await waitForSection(page, "Academic qualifications");

  await openSection(page, "personal");
  expect(await page.getByText(restored).count()).toBe(0);
  expect(await address.inputValue()).toBe("7 Market Road, Sabon Gari");
});

test("a save without a network fails, keeps the input and succeeds later", async ({ open }) => {
  const { page, context, expectProblem } = await open();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await signInApplicant(page, journeyApplicants.typist);
  await openSection(page, "jamb");
  await fillJamb(page);
  await context.setOffline(true);
  await saveAndContinue(page);
  await page.getByText("The portal could not be reached.").first().waitFor();
  expect(await page.getByLabel(/^JAMB score/).inputValue()).toBe("245");
  await context.setOffline(false);
  await saveAndContinue(page);
  await waitForSection(page, "Declaration");
  await openSection(page, "jamb");
  expect(await page.getByLabel(/^JAMB score/).inputValue()).toBe("245");
});

test("the later of two windows gets a conflict and can resolve it", async ({ open }) => {
  const [one, other] = [await open(), await open({ viewport: phone })];
  for (const { page } of [one, other]) {
    await signInApplicant(page, journeyApplicants.twoWindows);
    await openSection(page, "academic");
  }
  const school = (page: typeof one.page) => page.getByLabel("School or centre").first();
  await school(other.page).fill("Typed in the second window");
  await school(one.page).fill("Saved in the first window");
  await saveAndContinue(one.page);
  await waitForSection(one.page, "JAMB details");

  await saveAndContinue(other.page);
  await other.page.getByText("This section was saved somewhere else meanwhile").waitFor();
  expect(await school(other.page).inputValue()).toBe("Typed in the second window");
  await openSection(one.page, "academic");
  expect(await school(one.page).inputValue()).toBe("Saved in the first window");

  await other.page.getByRole("button", { name: "Save mine anyway" }).click();
  await waitForSection(other.page, "JAMB details");
  await openSection(one.page, "academic");
  expect(await school(one.page).inputValue()).toBe("Typed in the second window");
});

test("files whose content does not match their name are rejected with reasons", async ({
  open,
}) => {
  const { page } = await open();
  await signInApplicant(page, journeyApplicants.uploader);
  await openSection(page, "academic");
  await chooseResult(page, misnamedFile("result.pdf", "application/pdf", "<html>not a PDF</html>"));
  await page
    .getByText("This file is neither a PDF nor a JPEG, PNG or WebP picture. Choose another one.")
    .waitFor();
  const poster = { name: "poster.png", mimeType: "image/png", buffer: hugePicture(17_000) };
  await chooseResult(page, poster);
  await page
    .getByText("This picture is 17000 by 17000 pixels, which is too many. Choose a smaller one.")
    .waitFor();

  const scripted = await resultPdf("A result", "app.alert(1)");
  await chooseResult(page, scripted);
  await page.getByText(`${scripted.name}, `).waitFor();
  await saveAndContinue(page);
  await page
    .getByText(/^This PDF contains scripts/)
    .first()
    .waitFor();

  await openSection(page, "personal");
  await page
    .getByLabel("Choose a passport photo")
    .setInputFiles(misnamedFile("me.png", "image/png", "%PDF-1.7 not a photo"));
  await page
    .getByText("This file is not a JPEG, PNG or WebP picture. Choose another one.")
    .waitFor();
});

test("an interrupted upload is reported, kept and can be retried", async ({ open }) => {
  const { page, expectProblem } = await open();
  expectProblem(/ERR_CONNECTION_RESET/);
  await signInApplicant(page, journeyApplicants.cutOff);
  await openSection(page, "academic");
  const result = await photo(1200, 1600, 60);
  await chooseResult(page, result);
  await page.getByText(/, .* not saved yet/).waitFor();
  await page.route("**/graphql", (route) => route.abort("connectionreset"), { times: 1 });
  await saveAndContinue(page);
  await page.getByText("The portal could not be reached.").first().waitFor();
  await page.getByText(/, .* not saved yet/).waitFor();
  await saveAndContinue(page);
  await waitForSection(page, "JAMB details");
  await openSection(page, "academic");
  await page.getByText("A result (picture) is saved.").waitFor();
});
