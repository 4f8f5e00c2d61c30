/** `page` covers the window, `region` the nearest positioned box around it. */
export const loadingOverlayExtents = ['page', 'region'] as const;

export type LoadingOverlayExtent = (typeof loadingOverlayExtents)[number];
