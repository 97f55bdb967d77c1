export const callLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;

export const whatsappLink = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, "")}`;
