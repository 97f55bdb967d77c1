import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterEach, vi } from "vitest";
import { computedStyle } from "./computed-style.ts";
import { elementError } from "./element-error.ts";

// The first visit of a screen loads and transforms its code. On a busy machine a staff screen with Ant Design takes more
// than ten seconds.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

// In development React captures a stack for each element, which takes a sixth of the tests' time, and stops at a count that
// it resets each second. The stacks appear only in the messages of its developer tools.
const reactInternals: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof reactInternals === "object" && reactInternals !== null) {
  Object.defineProperty(reactInternals, "recentlyCreatedOwnerStacks", {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

// jsdom has no layout and lacks these functions. New browsers return a promise, which must not become an effect's cleanup.
window.scrollTo = async () => undefined;

const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>("button, input, a[href]")?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
};

window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.getComputedStyle = computedStyle;

const keyCodes: Readonly<Record<string, number>> = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  End: 35,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};

// user-event types keys without the old codes, which Ant Design's lists and menus read.
Object.defineProperty(KeyboardEvent.prototype, "keyCode", {
  get(this: KeyboardEvent) {
    return keyCodes[this.key] ?? 0;
  },
});

afterEach(async () => {
  cleanup();
  // Apollo keeps every client here for its browser extension, and each client keeps its cache.
  Reflect.deleteProperty(window, Symbol.for("apollo.devtools"));
  localStorage.clear();
  sessionStorage.clear();
  // Vitest fails imports that are still running when a file ends, and later files of the worker get the failure.
  await vi.dynamicImportSettled();
});

// jsdom reads the bytes of files only through FileReader.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
