import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { applicationsOf } from "../college/testing/hostels.ts";
import { startCuttableProxy } from "./harness/cuttable-proxy.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol } from "./harness/own-portal-callers.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";
import {
  changeSettings,
  claim,
  dropClaimAnswer,
  freeBed,
  holdClaims,
  openClaimDialog,
  openRooms,
  releaseBed,
  runBeforeClaim,
  signInToRooms,
  takeBedAsOtherStudent,
  takenBed,
  waitForLive,
  waitForStatus,
} from "./steps/hostel.ts";

let own: OwnPortal;

/** A separate portal, because the college is killed here. */
beforeAll(async () => {
  own = await startOwnPortal();
});

afterAll(() => own.stop());

test("of two simultaneous claims one wins, the other gets the nearest bed", async ({ open }) => {
  const [bed, nearest] = await openRooms(own, { "A-101": 2, "A-102": 2 });
  if (!(bed && nearest)) throw new Error("There are fewer than four beds.");
  const students = [await enrol(own), await enrol(own)];
  const people = [await open({ url: own.url, viewport: phone }), await open({ url: own.url })];
  const pages = people.map(({ page }) => page);
  for (const [index, page] of pages.entries()) {
    const student = students[index];
    if (student) await signInToRooms(page, student);
    await openClaimDialog(page, bed);
  }
  await holdClaims(...pages);
  await Promise.all(
    pages.map((page) => page.getByRole("button", { name: "Claim bed", exact: true }).click()),
  );
  const pending = "Application Pending";
  const lost = `Bed ${bed.number}, room ${bed.room} is taken`;
  const outcomes = await Promise.all(
    pages.map(async (page) => {
      const heading = page.getByRole("heading", { level: 2, name: pending });
      await heading.or(page.getByRole("heading", { level: 2, name: lost })).waitFor();
      return (await heading.count()) === 1 ? "held" : "lost";
    }),
  );
  expect(outcomes.toSorted()).toEqual(["held", "lost"]);

  const loser = pages[outcomes.indexOf("lost")];
  if (loser === undefined) throw new Error("No page lost the race.");
  await loser
    .getByText(
      `Bed Selection Failed: Another student has taken bed ${bed.number} in room ${bed.room}. Please choose another bed.`,
    )
    .waitFor();
  await takenBed(loser, bed).waitFor();
  await expectFittingAccessibleScreen(loser);
  const offered = loser
    .getByRole("list")
    .filter({ has: freeBed(loser, nearest) })
    .first();
  await offered.getByRole("button").first().click();
  await loser.getByRole("dialog").getByRole("button", { name: "Claim bed" }).click();
  await waitForStatus(loser, pending, nearest);
  const held = await Promise.all(students.map((student) => applicationsOf(own.college, student)));
  expect(held.map((applications) => applications.map(({ bedId }) => bedId)).toSorted()).toEqual([
    [bed.id],
    [nearest.id],
  ]);
});

test("a taken bed greys out within two seconds and returns when freed", async ({ open }) => {
  const beds = await openRooms(own, { "A-101": 4 });
  const { page } = await open({ url: own.url });
  await signInToRooms(page, await enrol(own));
  await page.getByText("4 of 4 beds free").waitFor();
  const waits: number[] = [];
  const bedsTaken = beds.slice(0, 3);
  for (const bed of bedsTaken) {
    const other = await takeBedAsOtherStudent(own, bed);
    const takenAt = performance.now();
    await takenBed(page, bed).waitFor();
    waits.push(performance.now() - takenAt);
    await releaseBed(own, other);
    await freeBed(page, bed).waitFor();
  }
  // The best of three, because a busy machine is no failure.
  expect(Math.min(...waits)).toBeLessThan(2_000);
  await page.getByText("4 of 4 beds free").waitFor();
});

test("a bed taken during the confirmation cannot be claimed", async ({ open }) => {
  const [bed] = await openRooms(own, { "A-101": 2 });
  if (bed === undefined) throw new Error("There are fewer than two beds.");
  const { page } = await open({ url: own.url, viewport: phone });
  await signInToRooms(page, await enrol(own));
  const dialog = await openClaimDialog(page, bed);
  await takeBedAsOtherStudent(own, bed);
  await dialog.getByText("Another student has just taken this bed. Choose another one.").waitFor();
  expect(await dialog.getByRole("button", { name: "Claim bed" }).count()).toBe(0);
  await expectFittingAccessibleScreen(page);
});

test("a disconnected page says so and updates after reconnecting", async ({ open }) => {
  const [bed] = await openRooms(own, { "A-101": 3 });
  if (bed === undefined) throw new Error("There are fewer than three beds.");
  const proxy = await startCuttableProxy(own.url);
  onTestFinished(() => proxy.close());
  const { page, expectProblem } = await open({ url: proxy.url, viewport: phone });
  expectProblem(/ERR_(CONNECTION|EMPTY|SOCKET|INCOMPLETE)/);
  await signInToRooms(page, await enrol(own));
  proxy.disconnect();
  await page.getByText(/^Connection lost\. Reconnecting… Updates every 15 seconds$/).waitFor();
  await expectFittingAccessibleScreen(page);
  await takeBedAsOtherStudent(own, bed);
  await freeBed(page, bed).waitFor();
  proxy.reconnect();
  await waitForLive(page);
  await takenBed(page, bed).waitFor();
});

test("without live updates the page polls every 15 seconds and says so", async ({ open }) => {
  const [bed] = await openRooms(own, { "A-101": 3 });
  if (bed === undefined) throw new Error("There are fewer than three beds.");
  const { page, expectProblem } = await open({ url: own.url });
  expectProblem(/ERR_FAILED/);
  await page.route("**/graphql", async (route) => {
    const { accept = "" } = await route.request().allHeaders();
    if (accept.includes("text/event-stream")) await route.abort();
    else await route.continue();
  });
  const { login, password } = await enrol(own);
  await page.goto("/student/login?next=/student/hostel-application");
  await page.getByLabel("Registration ID").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText(/Updates every 15 seconds$/).waitFor();
  await expectFittingAccessibleScreen(page);
  await takeBedAsOtherStudent(own, bed);
  await takenBed(page, bed).waitFor();
});

test("a claim after applications close shows a clear message", async ({ open }) => {
  const [bed] = await openRooms(own, { "A-101": 2 });
  if (bed === undefined) throw new Error("There are fewer than two beds.");
  const student = await enrol(own);
  const { page } = await open({ url: own.url });
  await signInToRooms(page, student);
  await runBeforeClaim(page, () =>
    changeSettings(own, { is_application_open: false, application_deadline: null }),
  );
  await claim(page, bed);
  await page.getByText("Bed Selection Failed: Hostel applications are closed.").waitFor();
  await page.getByText("Hostel Applications Closed").waitFor();
  expect(await applicationsOf(own.college, student)).toEqual([]);
});

test("a retried claim after a college crash gets the same single bed", async ({ open }) => {
  const [bed] = await openRooms(own, { "A-101": 3 });
  if (bed === undefined) throw new Error("There are fewer than three beds.");
  const student = await enrol(own);
  const { page, expectProblem } = await open({ url: own.url, viewport: phone });
  expectProblem(/ERR_FAILED| 50[234]\b/);
  await signInToRooms(page, student);
  await dropClaimAnswer(page, () => own.killCollege());
  await claim(page, bed);
  await page
    .getByRole("heading", {
      name: `It is not known whether you have Bed ${bed.number}, room ${bed.room}`,
    })
    .waitFor();
  await expectFittingAccessibleScreen(page);
  await own.startCollege();
  await page.getByRole("button", { name: "Try Again" }).first().click();
  await waitForStatus(page, "Application Pending", bed);
  expect(await applicationsOf(own.college, student)).toHaveLength(1);
});
