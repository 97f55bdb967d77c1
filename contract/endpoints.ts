import * as admission from "./admission.ts";
import * as admissionOffice from "./admission-office.ts";
import * as application from "./application.ts";
import * as auth from "./auth.ts";
import * as dashboardOffice from "./dashboard-office.ts";
import type { Endpoint } from "./endpoint.ts";
import * as hostel from "./hostel.ts";
import * as hostelOffice from "./hostel-office.ts";
import * as intake from "./intake.ts";
import * as payment from "./payment.ts";
import * as registration from "./registration.ts";
import * as staff from "./staff.ts";
import * as student from "./student.ts";

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === "object" && exported !== null && "path" in exported && "origin" in exported;

/** Every endpoint of the contract, area by area. */
export const endpoints: readonly Endpoint[] = [
  auth,
  intake,
  admission,
  application,
  admissionOffice,
  student,
  payment,
  registration,
  hostel,
  hostelOffice,
  dashboardOffice,
  staff,
].flatMap((area) => Object.values(area).filter(isEndpoint));
