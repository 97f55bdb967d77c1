/** The address of a call to a phone number. */
export const callLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;

/** The address of a WhatsApp chat with a phone number. */
export const whatsappLink = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, "")}`;
