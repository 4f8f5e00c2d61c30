/** The two schemes of every brand. */
export type SchemeName = 'light' | 'dark';

export const schemeNames = ['light', 'dark'] as const;
