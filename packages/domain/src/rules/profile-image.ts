/** Largest profile image, in bytes; exactly this many are accepted (SHELL-48). */
export const maxImageBytes = 3_145_728;
/** Extensions of a profile image, whatever their case (SHELL-47). */
export const imageExtensions = ['png', 'jpg', 'jpeg', 'webp'] as const;

/** Refuses an image by its extension, then by its size (SHELL-47, SHELL-48). */
export function imageProblem(file: {
  name: string;
  size: number;
}): 'INVALID_IMAGE_TYPE' | 'IMAGE_TOO_LARGE' | undefined {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!imageExtensions.some((known) => known === extension)) return 'INVALID_IMAGE_TYPE';
  return file.size > maxImageBytes ? 'IMAGE_TOO_LARGE' : undefined;
}
