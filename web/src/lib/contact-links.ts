/** The `tel:` link of a phone number. */
export const callLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;

/** The WhatsApp link of a phone number. */
export const whatsappLink = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, "")}`;
