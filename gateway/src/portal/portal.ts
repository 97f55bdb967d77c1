import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { portalVersion } from "../../../contract/version.ts";
import type { Portal } from "../generated/schema-types.ts";

/** The portal's public facts, for the query and for the client's page. */
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
