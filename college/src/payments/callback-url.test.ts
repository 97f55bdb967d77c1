import { describe, expect, it } from "vitest";
import { isCallbackUrl } from "./callback-url.ts";

const portal = "https://portal.college.example";

describe("where a payer may be sent back to", () => {
  it("is a result page of the same purpose on the portal", () => {
    expect(isCallbackUrl(`${portal}/student/tuition-verify`, "tuition", portal)).toBe(true);
    expect(isCallbackUrl(`${portal}/tuition-verify`, "tuition", portal)).toBe(true);
    expect(isCallbackUrl(`${portal}/student/hostel-payment-verify`, "hostel", portal)).toBe(true);
    expect(isCallbackUrl(`${portal}/hostel-payment-verify/`, "hostel", portal)).toBe(true);
  });

  it.each([
    ["another origin", "https://evil.example/tuition-verify"],
    ["the portal's name as a user", "https://portal.college.example@evil.example/tuition-verify"],
    ["a name that begins like the portal's", `${portal}.evil.example/tuition-verify`],
    ["another scheme", "http://portal.college.example/tuition-verify"],
    ["a script", "javascript:alert(1)"],
    ["another port", `${portal}:8443/tuition-verify`],
    ["another path", `${portal}/student/dashboard`],
    ["the other purpose's path", `${portal}/hostel-payment-verify`],
    ["a query of its own", `${portal}/tuition-verify?reference=SOMEBODY`],
    ["a fragment", `${portal}/tuition-verify#x`],
    ["credentials", "https://a:b@portal.college.example/tuition-verify"],
    ["a bare path", "/tuition-verify"],
    ["spaced, as browsers forgive and the provider may not", `${portal}/tuition-verify\n`],
    ["cut by what browsers leave out", `${portal}/tuition\t-verify`],
    ["ended by a character no database holds", `${portal}/tuition-verify\u0000`],
  ])("is not %s", (_, address) => {
    expect(isCallbackUrl(address, "tuition", portal)).toBe(false);
  });
});
