import type { ApplicationSession } from "../../generated/schema-types.ts";
import type { ApplicationState } from "../applicant-source.ts";

export const sessionOf = (session: ApplicationState["session"]): ApplicationSession => ({
  id: String(session.id),
  name: session.name,
  title: session.title,
  opensAt: session.opens_at,
  closesAt: session.closes_at,
  isOpen: session.is_open,
  screeningFee: session.screening_fee,
  testDates: session.test_dates,
  announcement: session.announcement,
});
