import { Secret, TOTP } from "otpauth";

/** What every authenticator app understands. */
const setting = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A phone's clock may be off by as many steps of 30 seconds. */
const driftSteps = 1;

/** A new secret, in base32: 160 random bits, as long as the hash. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** `otpauth://totp/…`: what a QR code tells an app. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...setting, issuer, label, secret }).toString();

/** The time step whose code this is, spaces left out; undefined for a wrong one. */
export const stepOfCode = (secret: string, typed: string, now: Date): number | undefined => {
  const token = typed.replaceAll(/\s/g, "");
  const timestamp = now.getTime();
  const totp = new TOTP({ ...setting, secret });
  const drift = totp.validate({ token, timestamp, window: driftSteps });
  return drift === null ? undefined : totp.counter({ timestamp }) + drift;
};
