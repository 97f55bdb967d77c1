import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import {
  clearHostels,
  decideHostel,
  releaseHostel,
  setHostels,
} from "../../college/testing/hostel-office.ts";
import {
  applicationsOf,
  createHostel,
  selectBed,
  type TestHostel,
} from "../../college/testing/hostels.ts";
import type { OwnPortal } from "../harness/own-portal.ts";
import {
  asHostelOffice,
  asStudent,
  enrol,
  type OwnStudent,
} from "../harness/own-portal-callers.ts";
import { signIn } from "../harness/people.ts";

/** A bed as the screens name it. */
export interface NamedBed {
  readonly id: number;
  readonly number: number;
  readonly room: string;
}

/**
 * Opens applications for another week. The college's only rooms are `rooms`, each with its number of beds, in
 * a hostel for women. Returns the beds in the order of the rooms.
 */
export async function openRooms(
  own: OwnPortal,
  rooms: Readonly<Record<string, number>>,
): Promise<readonly NamedBed[]> {
  await clearHostels(own.college);
  const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  await changeSettings(own, { is_application_open: true, application_deadline: inAWeek });
  const made = await createHostel(own.college, {
    name: "Moremi Hall",
    rooms: Object.entries(rooms).map(([number, beds]) => ({ number, beds })),
  });
  return bedsOf(made);
}

const bedsOf = ({ rooms }: TestHostel): readonly NamedBed[] =>
  rooms.flatMap(({ number: room, bedIds }) =>
    bedIds.map((id, index) => ({ id, number: index + 1, room })),
  );

/** The settings of the hostel office. */
interface Settings {
  readonly is_application_open: boolean;
  readonly application_deadline: string | null;
}

export async function changeSettings(own: OwnPortal, settings: Settings): Promise<void> {
  await setHostels(own.collegeUrl, await asHostelOffice(own), settings).expect(200);
}

/** The hostel office decides on the student's latest application. */
export async function decideApplication(
  own: OwnPortal,
  student: OwnStudent,
  decision: { readonly decision: "approved" } | { decision: "rejected"; reason: string },
): Promise<void> {
  const id = await latestApplication(own, student);
  await decideHostel(own.collegeUrl, await asHostelOffice(own), id, decision).expect(200);
}

/** The hostel office releases the student's bed. */
export async function releaseBed(own: OwnPortal, student: OwnStudent): Promise<void> {
  const id = await latestApplication(own, student);
  await releaseHostel(own.collegeUrl, await asHostelOffice(own), id).expect(200);
}

async function latestApplication({ college }: OwnPortal, student: OwnStudent): Promise<number> {
  const [latest] = await applicationsOf(college, student);
  if (latest === undefined) throw new Error(`${student.login} has not applied.`);
  return latest.id;
}

/** Another student claims a bed through the college's API. */
export async function takeBedAsOtherStudent(own: OwnPortal, { id }: NamedBed): Promise<OwnStudent> {
  const other = await enrol(own);
  await selectBed(own.collegeUrl, await asStudent(own, other), id).expect(200);
  return other;
}

/** Signs in, opens the hostel page and waits for live updates. */
export async function signInToRooms(page: Page, student: OwnStudent): Promise<void> {
  await signIn(page, student);
  await page.goto("/student/hostel-application");
  await waitForLive(page);
}

export const waitForLive = (page: Page): Promise<void> =>
  page.getByText("Live: beds change here as they are taken and freed.").waitFor();

const nameOf = ({ number, room }: NamedBed): string => `Bed ${number}, room ${room}`;

export const freeBed = (page: Page, bed: NamedBed): Locator =>
  page.getByRole("button", { name: nameOf(bed), exact: true });

/** The disabled button of a bed that is taken. */
export const takenBed = (page: Page, bed: NamedBed): Locator =>
  page.getByRole("button", { name: `${nameOf(bed)}, Taken`, exact: true, disabled: true });

/** Clicks a bed and waits for the dialog that asks whether to claim it. */
export async function openClaimDialog(page: Page, bed: NamedBed): Promise<Locator> {
  await freeBed(page, bed).click();
  const dialog = page.getByRole("dialog", { name: "Claim this bed?" });
  await dialog.waitFor();
  return dialog;
}

export async function claim(page: Page, bed: NamedBed): Promise<void> {
  const dialog = await openClaimDialog(page, bed);
  await dialog.getByRole("button", { name: "Claim bed" }).click();
}

type Status = "Application Pending" | "Application Approved!" | "Application Status";

/** Waits until the page shows the status of the application and, if given, its room and bed. */
export async function waitForStatus(page: Page, status: Status, bed?: NamedBed): Promise<void> {
  await page.getByRole("heading", { name: status, exact: true, level: 2 }).waitFor();
  if (bed === undefined) return;
  const main = page.getByRole("main");
  await main.getByText(bed.room, { exact: true }).waitFor();
  expect(await main.locator("dd").allInnerTexts()).toContain(String(bed.number));
}

/** Whether the request claims a bed. */
const isClaim = (body: string | null): boolean => body?.includes('"SelectBed"') ?? false;

/** Holds back the pages' claims until each page has sent one, so that they arrive together. */
export async function holdClaims(...pages: readonly Page[]): Promise<void> {
  let missing = pages.length;
  let releaseAll = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    releaseAll = resolve;
  });
  for (const page of pages) {
    await page.route("**/graphql", async (route) => {
      if (isClaim(route.request().postData())) {
        missing -= 1;
        if (missing <= 0) releaseAll();
        await all;
      }
      await route.continue();
    });
  }
}

/** Runs `act` after a claim is sent and before it arrives. */
export async function runBeforeClaim(page: Page, act: () => Promise<void>): Promise<void> {
  await page.route("**/graphql", async (route) => {
    if (isClaim(route.request().postData())) await act();
    await route.continue();
  });
}

/** Lets a claim through, runs `act` and drops the response. */
export async function dropClaimAnswer(page: Page, act: () => Promise<void>): Promise<void> {
  let isLost = false;
  await page.route("**/graphql", async (route) => {
    if (isLost || !isClaim(route.request().postData())) return route.continue();
    isLost = true;
    await route.fetch();
    await act();
    await route.abort();
  });
}
