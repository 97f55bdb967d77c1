export const announcementTexts = {
  changedElsewhere:
    "Somebody else has changed this announcement meanwhile. Nothing was overwritten: load it again to see both.",
  takenDown: "The announcement is taken down.",
  endsTooEarly: "Choose an end after the beginning.",
} as const;
