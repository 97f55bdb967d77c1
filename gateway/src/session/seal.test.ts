import { expect, test } from "vitest";
import { Seal } from "./seal.ts";

const plain = JSON.stringify({ access: "eyJ-token", surname: "Bello" });

test("a sealed text hides its content, and opens again", () => {
  const seal = new Seal(["first secret"]);

  const sealed = seal.encrypt("place", plain);

  expect(sealed).not.toContain("Bello");
  expect(Buffer.from(sealed.split(".")[1] ?? "", "base64url").toString()).not.toContain("Bello");
  expect(seal.decrypt("place", sealed)).toBe(plain);
});

test("the same text is sealed differently each time", () => {
  const seal = new Seal(["first secret"]);

  expect(seal.encrypt("place", plain)).not.toBe(seal.encrypt("place", plain));
});

test("a session copied to another's place does not open", () => {
  const seal = new Seal(["first secret"]);

  expect(seal.decrypt("another place", seal.encrypt("place", plain))).toBeUndefined();
});

test("a changed byte is detected", () => {
  const seal = new Seal(["first secret"]);
  const [id, payload = ""] = seal.encrypt("place", plain).split(".");
  const bytes = Buffer.from(payload, "base64url");
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);

  expect(seal.decrypt("place", `${id}.${bytes.toString("base64url")}`)).toBeUndefined();
});

test("a new first secret seals, and the old one still opens", () => {
  const before = new Seal(["first secret"]);
  const during = new Seal(["second secret", "first secret"]);
  const after = new Seal(["second secret"]);
  const old = before.encrypt("place", plain);

  expect(during.decrypt("place", old)).toBe(plain);
  expect(after.decrypt("place", old)).toBeUndefined();
  expect(after.decrypt("place", during.encrypt("place", plain))).toBe(plain);
});

test.each(["", "nonsense", "12345678.AAAA", "12345678."])("%j does not open", (sealed) => {
  expect(new Seal(["first secret"]).decrypt("place", sealed)).toBeUndefined();
});
