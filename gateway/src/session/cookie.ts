const idPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * The browser's cookie: an opaque session id. Under https the name's prefix makes browsers refuse the
 * cookie from anywhere but this host, over anything but https.
 */
export class SessionCookie {
  readonly name: string;
  readonly #attributes: string;

  constructor(publicUrl: string) {
    const secure = publicUrl.startsWith("https://");
    this.name = secure ? "__Host-portal" : "portal";
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  }

  /** The id in a request's `cookie` header; undefined if there is no valid one. */
  read(header: string | undefined): string | undefined {
    const value = parseCookie(header, this.name);
    return value !== undefined && idPattern.test(value) ? value : undefined;
  }

  /** A `set-cookie` value that lasts until the session's absolute timeout. */
  set(id: string, maxAgeMs: number): string {
    return `${this.name}=${id}; Max-Age=${Math.floor(maxAgeMs / 1000)}; ${this.#attributes}`;
  }

  clear(): string {
    return `${this.name}=; Max-Age=0; ${this.#attributes}`;
  }
}

const parseCookie = (header: string | undefined, name: string): string | undefined => {
  for (const pair of (header ?? "").split(";")) {
    const separator = pair.indexOf("=");
    if (pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
};
