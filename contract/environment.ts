/** Lists every wrong setting at once, so that one attempt fixes them all. */
export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable: ${problems.join("; ")}.`);
    this.name = "ConfigurationError";
  }
}

/** `process.env`, or a test's own. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Pino's levels, from the most verbose to silent. */
export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Reads single settings, collecting what is wrong with them; values of secrets are never repeated. */
export class EnvironmentReader {
  readonly #problems: string[] = [];

  report(name: string, problem: string): void {
    this.#problems.push(`${name} ${problem}`);
  }

  throwProblems(): void {
    if (this.#problems.length > 0) throw new ConfigurationError(this.#problems);
  }

  text(_name: string, value: string | undefined, fallback: string): string {
    return value?.trim() || fallback;
  }

  secret(name: string, value: string | undefined): string | undefined {
    const secret = value?.trim() || undefined;
    if (secret !== undefined && /\s/.test(secret)) this.report(name, "must not contain spaces");
    return secret;
  }

  integer(name: string, value: string | undefined, fallback: number, min: number, max: number) {
    const written = value?.trim();
    if (!written) return fallback;
    const number = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.report(name, `must be a whole number from ${min} to ${max}, not "${written}"`);
    return fallback;
  }

  flag(name: string, value: string | undefined): boolean {
    const written = value?.trim().toLowerCase() ?? "";
    if (["1", "true", "yes"].includes(written)) return true;
    if (!["", "0", "false", "no"].includes(written)) this.report(name, "must be true or false");
    return false;
  }

  oneOf<Known extends string>(
    name: string,
    value: string | undefined,
    fallback: NoInfer<Known>,
    known: readonly Known[],
  ): Known {
    const written = value?.trim() || fallback;
    const found = known.find((one) => one === written);
    if (found !== undefined) return found;
    this.report(name, `must be one of ${known.join(", ")}`);
    return fallback;
  }

  list(_name: string, value: string | undefined, fallback: readonly string[]): readonly string[] {
    const items = value?.split(",").map((item) => item.trim());
    return items?.filter((item) => item !== "") ?? fallback;
  }

  /** A URL that may hold a password, so it is never repeated. */
  url(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
    const written = value?.trim();
    if (!written) return undefined;
    if (URL.canParse(written) && protocols.includes(new URL(written).protocol)) return written;
    const forms = protocols.map((protocol) => `${protocol}//…`).join(" or ");
    this.report(name, `must be an address of the form ${forms}`);
    return undefined;
  }

  /** `https://portal.example`, without path or slash at the end. */
  origin(name: string, value: string | undefined, fallback: string): string {
    const written = value?.trim() || fallback;
    if (URL.canParse(written)) {
      const { origin, protocol, pathname } = new URL(written);
      if (["http:", "https:"].includes(protocol) && pathname === "/") return origin;
    }
    this.report(name, `must be an origin such as ${fallback}, not "${written}"`);
    return fallback;
  }
}
