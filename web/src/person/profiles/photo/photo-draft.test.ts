import { describe, expect, it } from "vitest";
import { saveDraft } from "../../../lib/drafts.ts";
import { deletePhotoDraft, photoDraftOf, readPhotoDraft, savePhotoDraft } from "./photo-draft.ts";

describe("a stored photo draft", () => {
  it("is returned unchanged to its owner until it is deleted", async () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
    const photo = new File([bytes], "passport.jpeg", { type: "image/jpeg" });
    savePhotoDraft("7", await photoDraftOf(photo));
    const kept = readPhotoDraft("7");
    expect(kept?.type).toBe("image/jpeg");
    expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
    expect(readPhotoDraft("8")).toBeNull();
    deletePhotoDraft("7");
    expect(readPhotoDraft("7")).toBeNull();
  });

  it("is null if it cannot be read", () => {
    saveDraft("7", "profile-photo", { type: "image/jpeg", base64: "%%%" });
    expect(readPhotoDraft("7")).toBeNull();
    saveDraft("7", "profile-photo", ["something else"]);
    expect(readPhotoDraft("7")).toBeNull();
  });
});
