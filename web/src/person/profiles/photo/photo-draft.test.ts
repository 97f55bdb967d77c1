import { describe, expect, it } from "vitest";
import { keepDraft } from "../../../lib/drafts.ts";
import { forgetPhoto, keepPhoto, keptPhoto } from "./photo-draft.ts";

describe("a photo kept with unsaved work", () => {
  it("comes back byte for byte, to its owner, until it is forgotten", async () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
    await keepPhoto("7", new File([bytes], "passport.jpeg", { type: "image/jpeg" }));
    const kept = keptPhoto("7");
    expect(kept?.type).toBe("image/jpeg");
    expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
    expect(keptPhoto("8")).toBeNull();
    forgetPhoto("7");
    expect(keptPhoto("7")).toBeNull();
  });

  it("that cannot be read is none", () => {
    keepDraft("7", "profile-photo", { type: "image/jpeg", base64: "%%%" });
    expect(keptPhoto("7")).toBeNull();
    keepDraft("7", "profile-photo", ["something else"]);
    expect(keptPhoto("7")).toBeNull();
  });
});
