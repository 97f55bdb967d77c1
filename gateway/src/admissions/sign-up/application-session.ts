import type { ApplicationSession } from "../../generated/schema-types.ts";
import type { ApplicationState } from "../applicant-source.ts";

export const sessionOf = (session: ApplicationState["session"]): ApplicationSession => ({
  id: String(session.id),
  name: session.name,
  title: session.title,
  opensAt: session.opensAt,
  closesAt: session.closesAt,
  isOpen: session.isOpen,
  screeningFee: session.screeningFee,
  testDates: session.testDates,
  announcement: session.announcement,
});
