import { describe, expect, it } from "vitest";
import { bankAccountProblems, normaliseAccountNumber } from "./bank-account.ts";

describe("the form of a bank account", () => {
  const right = {
    channel: "bank",
    bank: "Zenith Bank",
    accountName: "State College of Health",
    accountNumber: "1012345678",
  } as const;

  it.each([
    right,
    { ...right, accountNumber: "101 234 5678" },
    { ...right, channel: "remita", bank: "Remita", accountNumber: "4430-0216" } as const,
  ])("accepts valid values", (values) => expect(bankAccountProblems(values)).toEqual({}));

  it.each([
    [{ bank: " " }, ["bank"]],
    [{ bank: "x".repeat(61) }, ["bank"]],
    [{ accountName: "1" }, ["accountName"]],
    [{ accountNumber: "101234567" }, ["accountNumber"]],
    [{ accountNumber: "10123456789" }, ["accountNumber"]],
    [{ accountNumber: "10123A5678" }, ["accountNumber"]],
    [{ channel: "remita", accountNumber: "123" } as const, ["accountNumber"]],
    [{ bank: "", accountName: "", accountNumber: "" }, ["bank", "accountName", "accountNumber"]],
  ])("refuses %j", (wrong, fields) => {
    expect(Object.keys(bankAccountProblems({ ...right, ...wrong }))).toEqual(fields);
  });

  it("keeps numbers without blanks and dashes", () => {
    expect(normaliseAccountNumber(" 101-234 5678 ")).toBe("1012345678");
  });
});
