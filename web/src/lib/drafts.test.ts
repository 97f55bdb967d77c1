import { afterEach, describe, expect, it, vi } from "vitest";
import { deleteDraft, deleteDrafts, persistentDrafts, readDraft, saveDraft } from "./drafts.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe("drafts", () => {
  it("are returned unchanged to their owner", () => {
    saveDraft("7", "profile", { phone: "0803 123 4567" });
    expect(readDraft("7", "profile")).toEqual({ phone: "0803 123 4567" });
    expect(readDraft("8", "profile")).toBeUndefined();
    deleteDraft("7", "profile");
    expect(readDraft("7", "profile")).toBeUndefined();
  });

  it("are deleted at sign-out, and nothing else is", () => {
    sessionStorage.setItem("other", "kept");
    saveDraft("7", "profile", {});
    saveDraft("8", "profile", {});
    deleteDrafts();
    expect(readDraft("7", "profile")).toBeUndefined();
    expect(readDraft("8", "profile")).toBeUndefined();
    expect(sessionStorage.getItem("other")).toBe("kept");
  });

  it("of others are deleted at sign-in, even with a similar id", () => {
    saveDraft("7", "profile", { phone: "1" });
    saveDraft("71", "profile", { phone: "2" });
    deleteDrafts("7");
    expect(readDraft("7", "profile")).toEqual({ phone: "1" });
    expect(readDraft("71", "profile")).toBeUndefined();
  });

  it("that outlive the tab are separate and deleted at sign-out", () => {
    const own = persistentDrafts("7", "sheet");
    const others = persistentDrafts("71", "sheet");
    own.save("a", 1);
    own.save("b", 2);
    others.save("a", 3);
    own.delete("a");
    expect([[...own.all()], [...others.all()]]).toEqual([[["b", 2]], [["a", 3]]]);
    deleteDrafts("7");
    expect([own.all().size, others.all().size]).toEqual([1, 0]);
    deleteDrafts();
    expect(own.all().size).toBe(0);
  });

  it("that cannot be stored or read do no harm", () => {
    sessionStorage.setItem("portal:draft:7:profile", "{ broken");
    expect(readDraft("7", "profile")).toBeUndefined();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => saveDraft("8", "profile", {})).not.toThrow();
    expect(readDraft("8", "profile")).toBeUndefined();
  });
});
