import { prettyDOM } from "@testing-library/react";

/**
 * The error of a query that found no element. A wait asks its query again and again and throws most of the errors away, so the page
 * is printed, as Testing Library does it, only when somebody reads the message.
 */
export const elementError = (message: string | null, container: Element): Error => {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  return Object.defineProperty(error, "message", {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join("\n\n"),
  });
};
