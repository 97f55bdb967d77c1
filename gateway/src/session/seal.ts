import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const ivLength = 12;
const tagLength = 16;

interface Key {
  /** Identifies the key in a sealed text without revealing it. */
  readonly id: string;
  readonly bytes: Buffer;
}

/**
 * Encrypts sessions for their store (AES-256-GCM). The first secret encrypts and all of them decrypt, so that a secret is
 * rotated by adding the new one first. A text sealed for one key of the store cannot be decrypted at another.
 */
export class Seal {
  readonly #keys: readonly Key[];

  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map(deriveKey);
  }

  encrypt(place: string, plain: string): string {
    const key = this.#keys[0];
    if (key === undefined) throw new Error("a seal needs a secret");
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv("aes-256-gcm", key.bytes, iv);
    cipher.setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
    return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")}`;
  }

  /** Undefined for a text that these secrets did not seal for this place. */
  decrypt(place: string, sealed: string): string | undefined {
    const [id, payload = ""] = sealed.split(".");
    const key = this.#keys.find((candidate) => candidate.id === id);
    if (key === undefined) return undefined;
    const bytes = Buffer.from(payload, "base64url");
    try {
      const decipher = createDecipheriv("aes-256-gcm", key.bytes, bytes.subarray(0, ivLength));
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      const plain = decipher.update(bytes.subarray(ivLength + tagLength), undefined, "utf8");
      return plain + decipher.final("utf8");
    } catch {
      return undefined;
    }
  }
}

const deriveKey = (secret: string): Key => {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "portal session", 32));
  return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 8), bytes };
};
