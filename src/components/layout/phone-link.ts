/** The link that calls a French phone number: « 01 99 … » becomes `tel:+33199…` (RFC 3966). */
export const phoneLink = (phone: string) => `tel:+33${phone.replace(/\D/g, "").replace(/^(33|0)/, "")}`;
