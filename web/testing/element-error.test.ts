import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

const missing = (): unknown => {
  try {
    return screen.getByText("Nobody wrote this");
  } catch (error) {
    return error;
  }
};

it("names the missing element and prints the page upon reading", () => {
  vi.stubEnv("DEBUG_PRINT_LIMIT", "7000");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    document.body.replaceChildren();
  });
  const error = missing();
  document.body.append("Something else");
  expect(error).toMatchObject({
    name: "TestingLibraryElementError",
    message: expect.stringMatching(/Nobody wrote this.*Something else/s),
  });
});
