import type { PictureProblem } from "./picture.ts";
import { fileTexts } from "./texts.ts";

/** @param notPicture says which kinds of file are taken. */
export const pictureSentence = (problem: PictureProblem, notPicture: string): string => {
  if (problem === "not_picture") return notPicture;
  if (problem === "broken") return fileTexts.photo.broken;
  return fileTexts.photo.tooManyPixels(problem.width, problem.height);
};
