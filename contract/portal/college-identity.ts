import type { Environment } from "../environment.ts";

/**
 * What makes this portal one college's: shown on every screen, printed on every document. The college
 * service and the gateway read it from the same environment variables, so that both say the same.
 */
export interface CollegeIdentity {
  readonly name: string;
  readonly shortName: string;
  readonly logoUrl: string;
  /** The college's own public site, outside the portal. */
  readonly siteUrl: string;
  readonly supportPhone: string;
  readonly supportWhatsapp: string;
  readonly supportEmail: string;
  readonly testVenue: string;
  /** Students from this state pay the indigene school fees. */
  readonly homeState: string;
  readonly currencySymbol: string;
  /** IANA zone in which dates are shown and deadlines decided. */
  readonly timeZone: string;
}

const defaults: Record<keyof CollegeIdentity, readonly [variable: string, value: string]> = {
  name: ["COLLEGE_NAME", "State College of Health Technology"],
  shortName: ["COLLEGE_SHORT_NAME", "COHT"],
  logoUrl: ["COLLEGE_LOGO_URL", "/logo.svg"],
  siteUrl: ["COLLEGE_SITE_URL", "https://www.college.example"],
  supportPhone: ["COLLEGE_SUPPORT_PHONE", "+234 800 000 0000"],
  supportWhatsapp: ["COLLEGE_SUPPORT_WHATSAPP", "+234 800 000 0001"],
  supportEmail: ["COLLEGE_SUPPORT_EMAIL", "support@college.example"],
  testVenue: ["COLLEGE_TEST_VENUE", "Computer-Based Test Centre, Main Campus"],
  homeState: ["COLLEGE_HOME_STATE", "Oyo"],
  currencySymbol: ["COLLEGE_CURRENCY_SYMBOL", "₦"],
  timeZone: ["COLLEGE_TIME_ZONE", "Africa/Lagos"],
};

/** Reads the identity from the environment; an unknown time zone throws, naming the variable. */
export const readCollegeIdentity = (environment: Environment): CollegeIdentity => {
  const read = (key: keyof CollegeIdentity): string => {
    const [variable, fallback] = defaults[key];
    return environment[variable]?.trim() || fallback;
  };
  const identity: CollegeIdentity = {
    name: read("name"),
    shortName: read("shortName"),
    logoUrl: read("logoUrl"),
    siteUrl: read("siteUrl"),
    supportPhone: read("supportPhone"),
    supportWhatsapp: read("supportWhatsapp"),
    supportEmail: read("supportEmail"),
    testVenue: read("testVenue"),
    homeState: read("homeState"),
    currencySymbol: read("currencySymbol"),
    timeZone: read("timeZone"),
  };
  assertTimeZone(identity.timeZone);
  return identity;
};

const assertTimeZone = (timeZone: string): void => {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch {
    throw new Error(`COLLEGE_TIME_ZONE is not a known time zone: ${timeZone}`);
  }
};
