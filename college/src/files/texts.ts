/** Uploaded documents and photos. */
export const fileTexts = {
  document: {
    notResult: "Choose a PDF, or a JPEG, PNG or WebP picture.",
    tooLarge: "The file is larger than 5 MB. Choose a smaller one.",
    brokenPdf: "This PDF is damaged or incomplete. Choose another.",
    protectedPdf: "This PDF is protected by a password. Save it without one and choose that.",
    longPdf: "This PDF has more than 60 pages. Choose one with fewer.",
    activePdf:
      "This PDF contains scripts, forms, comments or attached files. Print it to a plain PDF and choose that.",
  },
  photo: {
    notFile: "The submitted data was not a file.",
    notPicture: "Choose a JPEG, PNG or WebP picture.",
    broken: "This picture is damaged and cannot be read. Choose another.",
    tooLarge: "The picture is larger than 2 MB. Choose a smaller one.",
    tooManyPixels: (width: number, height: number) =>
      `The picture is ${width} by ${height} pixels, which is too many. Choose a smaller one.`,
  },
} as const;
