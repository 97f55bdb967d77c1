import { Random } from "../../college/src/demo/random.ts";

/** Chance for generated operations, which repeats itself by its seed. */
export class SeededRandom extends Random {
  /** A whole number from 0, less than `end`. */
  below(end: number): number {
    return this.integer(0, end - 1);
  }

  /** One to `most` of them, some perhaps twice; none where there are none. */
  some<T>(items: readonly T[], most: number): readonly T[] {
    if (items.length === 0) return [];
    return Array.from({ length: this.integer(1, most) }, () => this.pick(items));
  }
}

/** A seed of a text. */
export const seedOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  return hash >>> 0;
};
