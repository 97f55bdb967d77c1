import { downloadPdf } from "./harness/download.ts";
import { fixedStaff, signIn, signInStaff } from "./harness/people.ts";
import { expectFittingAccessibleScreen as look } from "./harness/screen.ts";
import { studentNumbered } from "./harness/students.ts";
import { phone, test } from "./harness/test.ts";
import { visit } from "./harness/visit.ts";

test("a graduate's statement of result waits for every office, and anybody can confirm it", async ({
  open,
}) => {
  const { page } = await open();
  await signInStaff(page, fixedStaff.ictSupport, "/ict-support");
  await visit(page, "/ict-support/clearance?state=CLEARED", "Leaving clearance");
  const link = page.locator("tbody a[href*='/clearance/']").first();
  const name = await link.innerText();
  await link.click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  const number = /COHT\/\d+\/\d+/.exec(await page.getByRole("main").innerText())?.[0] ?? "";

  const graduate = await open({ viewport: phone });
  await signIn(graduate.page, studentNumbered(number));
  await visit(graduate.page, "/student/results", "Results");
  const button = "Download statement of result";
  const statement = await downloadPdf(graduate.page, button, "Statement of result");
  const [code = "none"] = statement.qrCodes;
  const stranger = await open({ viewport: phone });
  await visit(stranger.page, code, "Statement of Result Confirmation");
  await stranger.page.getByText("This statement of result is genuine").waitFor();
  await look(stranger.page);

  const library = page.getByRole("listitem").filter({ hasText: "Library" });
  await library.getByRole("button", { name: "Take back" }).click();
  await page.getByLabel("Reason").fill("A book was overlooked");
  await look(page);
  await page.getByRole("button", { name: "Take the decision back" }).click();
  await page.getByText("1 student was changed.").waitFor();
  await visit(graduate.page, "/student/results", "Results");
  await graduate.page.getByText("The library has not signed you off yet.").waitFor();
  await look(graduate.page);
  await library.getByRole("button", { name: "Sign off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign off" }).click();
  await library.getByText("Signed off").waitFor();
});
