/** Whom an announcement is for; `everybody` includes those who have not signed in. */
export const announcementAudiences = ["everybody", "applicants", "students", "staff"] as const;

export type AnnouncementAudience = (typeof announcementAudiences)[number];
