import fc from "fast-check";
import { expect, it } from "vitest";
import { readExamCard, signExamCard } from "./token.ts";

const secret = "a secret of the college's own, long enough";

const claims = fc.record({
  matricNumber: fc.stringMatching(/^[A-Z0-9/-]{3,32}$/),
  semesterId: fc.integer({ min: 1, max: 9_999 }),
  issuedAt: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1_000)),
  courseIds: fc.array(fc.integer({ min: 1, max: 99_999 }), { maxLength: 20 }),
});

it("reads what it signed, in the characters of an address", () => {
  fc.assert(
    fc.property(claims, (one) => {
      const token = signExamCard(secret, one);
      expect(token).toMatch(/^[A-Za-z0-9_-]{90,600}$/);
      expect(readExamCard(secret, token)).toEqual(one);
    }),
    { numRuns: 50 },
  );
});

it("reads no card that differs in one character, and none of another secret", () => {
  fc.assert(
    fc.property(claims, fc.nat(), fc.constantFrom("A", "Q", "g", "_"), (one, at, other) => {
      const token = signExamCard(secret, one);
      const place = at % token.length;
      const forged = token.slice(0, place) + other + token.slice(place + 1);
      expect(readExamCard(secret, forged)).toEqual(forged === token ? one : undefined);
      expect(readExamCard("another secret, just as long as it", token)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

it.each(["", "short", "A".repeat(86), "A".repeat(300)])("reads no card out of %j", (text) => {
  expect(readExamCard(secret, text)).toBeUndefined();
});
