export const announcementTexts = { title: "Announcements" };
