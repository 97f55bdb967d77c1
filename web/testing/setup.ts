import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// The code of a screen is fetched, and transformed, when a test first visits it: on a loaded machine a staff screen with
// its part of Ant Design takes more than ten seconds.
configure({ asyncUtilTimeout: 20_000 });

// jsdom draws nothing, so it has neither of these. New browsers answer with a promise, which is no clean-up of an effect.
window.scrollTo = async () => undefined;

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>("button, input, a[href]")?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

afterEach(async () => {
  cleanup();
  // Apollo keeps every client here, for the extension of browsers, and each of them what a whole portal has loaded.
  Reflect.deleteProperty(window, Symbol.for("apollo.devtools"));
  localStorage.clear();
  sessionStorage.clear();
  // Vitest fails the imports that are under way when a file ends, and all later files of the worker get the failure.
  await vi.dynamicImportSettled();
});

// jsdom's files cannot be read as bytes, only through its FileReader.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
