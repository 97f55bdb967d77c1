import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

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

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
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
