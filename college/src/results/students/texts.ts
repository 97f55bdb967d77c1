export const resultTexts = {
  unknownTranscript: "The college issued no transcript with this code.",
} as const;
