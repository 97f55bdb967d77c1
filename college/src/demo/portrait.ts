import sharp from "sharp";
import type { Random } from "./random.ts";

const width = 340;
const height = 400;

const backgrounds = ["#dfe7ea", "#e8e3da", "#dde8df", "#e6e0ea"];
const skins = ["#4a2f22", "#5c3a29", "#6f4733", "#855840"];
const clothes = ["#00625a", "#2f4b7c", "#7a3b4e", "#5b5b5b", "#8a6d1f", "#ffffff"];
const hair = "#1d1614";

/** A neutral passport photo as JPEG, twice the size at which it is shown: an abstract face, with variations. */
export const drawPortrait = (random: Random, sex: "Female" | "Male"): Promise<Buffer> => {
  const skin = random.pick(skins);
  const cloth = random.pick(clothes);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${random.pick(backgrounds)}"/>
    ${sex === "Female" ? `<ellipse cx="170" cy="165" rx="98" ry="118" fill="${hair}"/>` : ""}
    <path d="M30 400 Q40 300 130 285 L210 285 Q300 300 310 400 Z" fill="${cloth}"/>
    <path d="M140 220 h60 v70 q-30 28 -60 0 Z" fill="${skin}"/>
    <ellipse cx="170" cy="165" rx="72" ry="90" fill="${skin}"/>
    <path d="M96 150 Q100 62 170 62 Q240 62 244 150 Q225 100 170 100 Q115 100 96 150 Z" fill="${hair}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
};
