/** 24, 36, 48 and 96 px. */
export const avatarSizes = ['xs', 'small', 'medium', 'large'] as const;
export type AvatarSize = (typeof avatarSizes)[number];
