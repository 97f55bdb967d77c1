import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { clearHostels, holdBed } from "../../../../college/testing/hostel-office.ts";
import {
  createBoarder,
  createHostel,
  openHostels,
  type TestHostel,
} from "../../../../college/testing/hostels.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signedInStaff, startTestPortal, type TestPortal } from "../../../testing/portal.ts";

let portal: TestPortal;
let sessionId: number;
let admin: Browser;
let hostel: TestHostel;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      ({ sessionId } = await openHostels(college));
    },
  });
  admin = await signedInStaff(portal, "SUPER_ADMIN");
});

beforeEach(async () => {
  await clearHostels(portal.college.college);
  hostel = await createHostel(portal.college.college, {
    name: "Amina Hall",
    rooms: [{ number: "A-101", beds: 3 }],
  });
});

afterAll(() => portal.close());

const hold = async (index: number) => {
  const student = await createBoarder(portal.college.college, sessionId);
  const bedId = hostel.bedIds[index] ?? 0;
  return holdBed(portal.college.college, { sessionId, student, bedId });
};

/** The value of the operation's only field. */
const ask = async (query: string, variables: object = {}) => {
  const { data, errors } = await admin.graphql(query, variables);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0];
};

const change = (field: string) =>
  ask(`mutation { ${field} {
    __typename ... on Acknowledgement { message } ... on Refusal { code message fields { field } }
  } }`);

const done = { __typename: "Acknowledgement" };

it("lists the hostels and the settings of the session", async () => {
  expect(
    await ask(
      "{ hostelOffice { settings { session isApplicationOpen deadline revision } hostels { id name kind rooms beds floors } } }",
    ),
  ).toEqual({
    settings: { session: "2025/2026", isApplicationOpen: true, deadline: null, revision: 1 },
    hostels: [
      {
        id: String(hostel.id),
        name: "Amina Hall",
        kind: "FEMALE",
        rooms: 1,
        beds: 3,
        floors: [0],
      },
    ],
  });
});

it("adds and changes hostels, rooms and beds, and passes on refusals", async () => {
  expect(await change('addHostel(input: { name: "Bello Hall", kind: MALE })')).toMatchObject(done);
  expect(await change('addHostel(input: { name: "Bello Hall", kind: MALE })')).toMatchObject({
    code: "REFUSED",
    message: "Another hostel has this name.",
  });
  const rooms = (first: string) =>
    change(
      `addHostelRooms(input: { hostelId: "${hostel.id}", floor: 1, first: "${first}", count: 2, beds: 2 })`,
    );
  expect(await rooms("B-1")).toMatchObject(done);
  expect(await rooms("Annex")).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "first" }],
  });
  const rename = (revision: number) =>
    change(
      `changeHostelRoom(id: "${hostel.rooms[0]?.id}", revision: ${revision}, input: { number: "A-1", floor: 0 })`,
    );
  expect(await rename(1)).toMatchObject(done);
  expect(await rename(1)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
  await hold(0);
  expect(await change(`removeHostelBed(id: "${hostel.bedIds[0]}")`)).toMatchObject({
    code: "IN_USE",
  });
  expect(
    await change(
      `changeBedUse(id: "${hostel.bedIds[1]}", isUsable: false, reason: "The bed is broken.")`,
    ),
  ).toMatchObject(done);
  const page = await ask(`{ hostelRooms(filter: { hostel: "${hostel.id}", state: OUT_OF_USE }) {
    total rows { number beds { number state reason student { matricNumber } } } export { csv }
  } }`);
  expect(page).toMatchObject({
    total: 1,
    rows: [
      {
        number: "A-1",
        beds: [
          { state: "PENDING", student: { matricNumber: expect.any(String) } },
          { state: "OUT_OF_USE", reason: "The bed is broken.", student: null },
          { state: "FREE" },
        ],
      },
    ],
    export: { csv: expect.stringContaining("/download/export/hostel-rooms") },
  });
});

it("decides many applications after a preview and refuses an outdated one", async () => {
  const held = [await hold(0), await hold(1)];
  const ids = held.map(({ id }) => String(id));
  const decide = (input: object) =>
    ask(
      `mutation ($input: HostelDecisionsInput!) { decideHostelApplications(input: $input) {
        __typename
        ... on HostelDecisionsMade { message decided problems rows { id place status problem } }
        ... on Refusal { code fields { field } }
      } }`,
      { input: { ids, decision: "APPROVE", dryRun: false, ...input } },
    );
  expect(await decide({ dryRun: true })).toMatchObject({
    decided: 2,
    rows: [
      { id: ids[0], place: "bed 1 in room A-101, Amina Hall", status: "PENDING", problem: null },
      {},
    ],
  });
  expect(await decide({})).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "reason" }],
  });
  expect(await decide({ reason: "All of them live far away." })).toMatchObject({ decided: 2 });
  expect(await decide({ reason: "All of them live far away." })).toMatchObject({
    code: "PREVIEW_OUTDATED",
  });
  expect(await ask("{ hostelApplicationIds(filter: { status: APPROVED }) }")).toEqual(ids);
  expect(
    await ask("{ hostelApplications(filter: { status: APPROVED }) { total rows { room bed } } }"),
  ).toMatchObject({ total: 2, rows: [{ room: "A-101", bed: 1 }, { bed: 2 }] });
});

it("moves a student to a free bed of the same kind", async () => {
  const { id } = await hold(0);
  const choices = await ask(`{ freeBedChoices(applicationId: "${id}") { id room bed } }`);
  expect(choices).toMatchObject([{ bed: 2 }, { bed: 3 }]);
  const move = (bedId: number | undefined) =>
    change(`relocateStudent(applicationId: "${id}", bedId: "${bedId}", reason: "It is quieter.")`);
  expect(await move(hostel.bedIds[2])).toMatchObject(done);
  expect(await move(hostel.bedIds[2])).toMatchObject({ code: "REFUSED" });
});

it("saves the settings only over the current revision", async () => {
  const save = (revision: number) =>
    change(
      `changeHostelSettings(input: { isApplicationOpen: false, deadline: "2026-05-01T10:00:00Z", revision: ${revision} })`,
    );
  expect(await save(1)).toMatchObject(done);
  expect(await save(1)).toMatchObject({ code: "CHANGED_ELSEWHERE" });
});
