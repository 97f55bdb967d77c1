import { expect, test } from "vitest";
import { Seal } from "./seal.ts";

const plain = JSON.stringify({ access: "eyJ-token", surname: "Bello" });

test("a sealed text hides its content, and opens again", () => {
  const seal = new Seal(["first secret"]);

  const sealed = seal.close("place", plain);

  expect(sealed).not.toContain("Bello");
  expect(Buffer.from(sealed.split(".")[1] ?? "", "base64url").toString()).not.toContain("Bello");
  expect(seal.open("place", sealed)).toBe(plain);
});

test("the same text is sealed differently each time", () => {
  const seal = new Seal(["first secret"]);

  expect(seal.close("place", plain)).not.toBe(seal.close("place", plain));
});

test("a session copied to another's place does not open", () => {
  const seal = new Seal(["first secret"]);

  expect(seal.open("another place", seal.close("place", plain))).toBeUndefined();
});

test("a changed byte is noticed", () => {
  const seal = new Seal(["first secret"]);
  const [id, payload = ""] = seal.close("place", plain).split(".");
  const bytes = Buffer.from(payload, "base64url");
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);

  expect(seal.open("place", `${id}.${bytes.toString("base64url")}`)).toBeUndefined();
});

test("a new first secret seals, and the old one still opens", () => {
  const before = new Seal(["first secret"]);
  const during = new Seal(["second secret", "first secret"]);
  const after = new Seal(["second secret"]);
  const old = before.close("place", plain);

  expect(during.open("place", old)).toBe(plain);
  expect(after.open("place", old)).toBeUndefined();
  expect(after.open("place", during.close("place", plain))).toBe(plain);
});

test.each(["", "nonsense", "12345678.AAAA", "12345678."])("%j does not open", (sealed) => {
  expect(new Seal(["first secret"]).open("place", sealed)).toBeUndefined();
});
