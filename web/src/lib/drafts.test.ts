import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetDraft, forgetDrafts, keepDraft, lastingDrafts, readDraft } from "./drafts.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe("drafts", () => {
  it("come back as they were kept, to the person who kept them", () => {
    keepDraft("7", "profile", { phone: "0803 123 4567" });
    expect(readDraft("7", "profile")).toEqual({ phone: "0803 123 4567" });
    expect(readDraft("8", "profile")).toBeUndefined();
    forgetDraft("7", "profile");
    expect(readDraft("7", "profile")).toBeUndefined();
  });

  it("are all forgotten at sign-out, and nothing else is", () => {
    sessionStorage.setItem("other", "kept");
    keepDraft("7", "profile", {});
    keepDraft("8", "profile", {});
    forgetDrafts();
    expect(readDraft("7", "profile")).toBeUndefined();
    expect(readDraft("8", "profile")).toBeUndefined();
    expect(sessionStorage.getItem("other")).toBe("kept");
  });

  it("of others are forgotten when somebody signs in, even of an id that starts alike", () => {
    keepDraft("7", "profile", { phone: "1" });
    keepDraft("71", "profile", { phone: "2" });
    forgetDrafts("7");
    expect(readDraft("7", "profile")).toEqual({ phone: "1" });
    expect(readDraft("71", "profile")).toBeUndefined();
  });

  it("that outlive the tab are each one's own, part by part, and go with the others at sign-out", () => {
    const own = lastingDrafts("7", "sheet");
    const others = lastingDrafts("71", "sheet");
    own.keep("a", 1);
    own.keep("b", 2);
    others.keep("a", 3);
    own.forget("a");
    expect([[...own.all()], [...others.all()]]).toEqual([[["b", 2]], [["a", 3]]]);
    forgetDrafts("7");
    expect([own.all().size, others.all().size]).toEqual([1, 0]);
    forgetDrafts();
    expect(own.all().size).toBe(0);
  });

  it("that cannot be kept or read do no harm", () => {
    sessionStorage.setItem("portal:draft:7:profile", "{ broken");
    expect(readDraft("7", "profile")).toBeUndefined();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => keepDraft("8", "profile", {})).not.toThrow();
    expect(readDraft("8", "profile")).toBeUndefined();
  });
});
