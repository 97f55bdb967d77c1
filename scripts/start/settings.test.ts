import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("the defaults are ports 4000 and 4001, and data in .data", () => {
  expect(readSettings({})).toMatchObject({
    gatewayPort: 4000,
    collegePort: 4001,
    externalCollege: undefined,
    collegeUrl: "http://127.0.0.1:4001",
    collegePublicUrl: "http://localhost:4001",
    publicUrl: "http://localhost:4000",
    dataDir: expect.stringMatching(/\/\.data$/),
  });
});

test("addresses follow the ports", () => {
  const settings = readSettings({ GATEWAY_PORT: "4710", COLLEGE_PORT: "4711" });
  expect(settings.publicUrl).toBe("http://localhost:4710");
  expect(settings.collegeUrl).toBe("http://127.0.0.1:4711");
});

test("PORT is another name of GATEWAY_PORT, which goes before it", () => {
  expect(readSettings({ PORT: "8080" })).toMatchObject({
    gatewayPort: 8080,
    publicUrl: "http://localhost:8080",
  });
  expect(readSettings({ PORT: "8080", GATEWAY_PORT: "4710" }).gatewayPort).toBe(4710);
});

test("a configured college replaces the built-in one", () => {
  const settings = readSettings({ COLLEGE_API_URL: "https://api.college.example" });
  expect(settings.externalCollege).toBe("https://api.college.example");
  expect(settings.collegeUrl).toBe("https://api.college.example");
});

test.each(["abc", "0", "70000", "80.5"])("port %s is refused by the variable's name", (port) => {
  expect(() => readSettings({ GATEWAY_PORT: port })).toThrow(/^GATEWAY_PORT is ".+"; it must be/);
});
