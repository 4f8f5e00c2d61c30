/** Networks that a brand may be on. */
export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'whatsapp', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
