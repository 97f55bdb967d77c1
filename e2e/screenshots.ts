/**
 * Renews the pictures of `docs/images/screens`: the portal's main screens with its demo data, on a phone and on a laptop.
 * Run by `npm run screenshots`. Another folder can be given as argument.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { resolveBrowser } from "./harness/browser.ts";
import {
  fixedStaff,
  fixedStudents,
  signIn,
  signInApplicant,
  signInStaff,
} from "./harness/people.ts";
import { startPortal } from "./harness/portal.ts";
import { visit } from "./harness/visit.ts";

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly heading: string | RegExp;
}

interface Session {
  /** Opens the session of the person who sees the screens; nobody signs in for the public ones. */
  readonly signIn?: (page: Page) => Promise<void>;
  readonly screens: readonly Screen[];
}

const sessions: readonly Session[] = [
  { screens: [{ name: "login", path: "/login", heading: "Student Login" }] },
  {
    signIn: (page) => signIn(page, fixedStudents.adeyemi),
    screens: [
      { name: "tuition", path: "/student/tuition-payment", heading: "Tuition Fee Payment" },
    ],
  },
  {
    signIn: (page) => signIn(page, fixedStudents.bello),
    screens: [
      { name: "student-dashboard", path: "/student/dashboard", heading: "Dashboard" },
      { name: "payment-history", path: "/student/payment", heading: "Payment" },
      {
        name: "course-registration",
        path: "/student/course-registration",
        heading: "Course Registration",
      },
      { name: "hostel", path: "/student/hostel-application", heading: "Hostel Application" },
      { name: "results", path: "/student/results", heading: "Results" },
    ],
  },
  {
    signIn: (page) => signInApplicant(page, { login: "COHT/PHT/00002", password: "yusuf" }),
    screens: [
      {
        name: "application-form",
        path: "/applicant/application-form?section=academic",
        heading: "Application Form",
      },
      { name: "applicant-dashboard", path: "/applicant/dashboard", heading: "Dashboard" },
    ],
  },
  {
    signIn: (page) => signInStaff(page, fixedStaff.admin),
    screens: [
      { name: "admin-dashboard", path: "/admin/dashboard", heading: "Dashboard" },
      { name: "applicants", path: "/admin/applicants", heading: "Applicants" },
      { name: "payments", path: "/admin/payments", heading: "Payments" },
    ],
  },
];

const viewports = [
  { name: "360", size: { width: 360, height: 740 } },
  { name: "1280", size: { width: 1280, height: 800 } },
];

const folder = process.argv[2] ?? fileURLToPath(new URL("../docs/images/screens", import.meta.url));
mkdirSync(folder, { recursive: true });

const portal = await startPortal();
const browser = await chromium.launch(await resolveBrowser(process.env));
try {
  for (const { name: width, size } of viewports) {
    for (const { signIn: enter, screens } of sessions) {
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport: size,
        reducedMotion: "reduce",
        hasTouch: size.width < 600,
      });
      const page = await context.newPage();
      await enter?.(page);
      for (const { name, path, heading } of screens) {
        await visit(page, path, heading);
        await page.waitForFunction("[...document.images].every((image) => image.complete)");
        const picture = await page.screenshot();
        // Few colours are enough for screens without photographs, and take a third of the room.
        await sharp(picture)
          .png({ palette: true, colours: 128 })
          .toFile(join(folder, `${name}-${width}.png`));
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await portal.stop();
}
