import { describe, expect, it } from "vitest";
import { splitRefusal } from "./refusal.ts";

const names = ["email", "otp"] as const;

describe("splitting a refusal", () => {
  it("puts a field's message at the field only", () => {
    const refusal = { message: "Wrong code.", fields: [{ field: "otp", message: "Wrong code." }] };
    expect(splitRefusal(refusal, names)).toEqual({ fields: { otp: "Wrong code." }, banner: null });
  });

  it("puts other messages above the form", () => {
    const fields = [
      { field: "otp", message: "Wrong code." },
      { field: "captcha", message: "Missing." },
    ];
    expect(splitRefusal({ message: "Wrong code. Missing.", fields }, names)).toEqual({
      fields: { otp: "Wrong code." },
      banner: "Wrong code. Missing.",
    });
    expect(splitRefusal({ message: "Not now.", fields: [] }, names)).toEqual({
      fields: {},
      banner: "Not now.",
    });
  });

  it("shows the first of several messages of a field", () => {
    const fields = [
      { field: "otp", message: "Too short." },
      { field: "otp", message: "Not a number." },
    ];
    expect(splitRefusal({ message: "", fields }, names).fields).toEqual({ otp: "Too short." });
  });
});
