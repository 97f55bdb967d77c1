import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { portalVersion } from "../../../contract/version.ts";
import type { Portal } from "../generated/schema-types.ts";

/** What everybody may know of the portal; the same for a query and for the page it is written into. */
export const portalOf = (identity: CollegeIdentity): Portal => ({
  version: portalVersion,
  collegeName: identity.name,
  collegeShortName: identity.shortName,
  logoUrl: identity.logoUrl,
  siteUrl: identity.siteUrl,
  supportPhone: identity.supportPhone,
  supportWhatsapp: identity.supportWhatsapp,
  supportEmail: identity.supportEmail,
  testVenue: identity.testVenue,
  homeState: identity.homeState,
  currencySymbol: identity.currencySymbol,
  timeZone: identity.timeZone,
});
