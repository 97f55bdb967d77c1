import { afterAll, beforeAll, expect, test } from "vitest";
import { counterOf } from "../../../college/testing/counter.ts";
import { creditPayment, openFees } from "../../../college/testing/payments.ts";
import type { StaffRole } from "../../../contract/staff/role.ts";
import {
  employ,
  enrol,
  signedInStaff,
  startTestPortal,
  type TestPortal,
} from "../../testing/portal.ts";

let portal: TestPortal;
let sessionId: number;

beforeAll(async () => {
  portal = await startTestPortal({
    prepare: async (college) => {
      ({ sessionId } = await openFees(college));
    },
  });
});

afterAll(() => portal.close());

const query = `{ bursaryDashboard {
  session charged paid outstanding sections { section charged paid outstanding }
  days { day online counter bank remita } waitingVoids waitingRows booksLeftOpen refusedPayments
  cashBook { id day status receipts cash pos teller }
} }`;

test("the bursary's dashboard sums up the session, and shows each officer their own book", async () => {
  const { college, url } = portal.college;
  const [staff, student] = [await employ(portal, "BURSARY_OFFICER"), await enrol(portal)];
  const counter = counterOf(url, staff);
  const items = await counter.items(student.id, "A", "B");
  const body = { student_id: student.id, method: "cash", items: [items[0]?.key] };
  await counter.record({ ...body, amount: 1_000 }).expect(201);
  await counter.record({ ...body, amount: 500, method: "pos", slip_number: "0042" }).expect(201);
  const { body: wrong } = await counter.record({ ...body, amount: 250 }).expect(201);
  await counter.askVoid(wrong.id).expect(200);
  const online = { accountId: student.accountId, sessionId, purpose: "tuition" } as const;
  await creditPayment(college, { ...online, amountKobo: 10_000_00 });

  const [officer, admin] = [
    await signedInStaff(portal, staff),
    await signedInStaff(portal, "SUPER_ADMIN"),
  ];
  const { data, errors } = await officer.graphql(query);

  expect(errors).toEqual([]);
  const figures = Object(data?.bursaryDashboard);
  expect(figures).toMatchObject({
    session: "2025/2026",
    paid: 11_750,
    outstanding: figures.charged - 11_750,
    waitingVoids: 1,
    waitingRows: 0,
    booksLeftOpen: 0,
    refusedPayments: 0,
    cashBook: { day: "2026-03-10", status: "OPEN", receipts: 3, cash: 1_250, pos: 500, teller: 0 },
  });
  expect(figures.sections.map(({ section }: { section: string }) => section)).toEqual([
    "A",
    "B",
    "C",
  ]);
  expect(figures.sections[0]).toMatchObject({ paid: 1_750 });
  expect(figures.days).toHaveLength(14);
  expect(figures.days.at(-1)).toEqual({
    day: "2026-03-10",
    online: 10_000,
    counter: 1_750,
    bank: 0,
    remita: 0,
  });
  // The admin has taken nothing.
  expect((await admin.graphql(query)).data?.bursaryDashboard).toEqual({
    ...figures,
    cashBook: null,
  });
});

test.each<StaffRole>([
  "LECTURER",
  "EXAM_OFFICER",
  "ICT_SUPPORT",
])("%s has no such dashboard", async (role) => {
  const browser = await signedInStaff(portal, role);

  const { errors } = await browser.graphql(query);

  expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});
