/** The six schools, in the order of the landing page (LANDING-09): what a tile is of, and what a brand draws or brings a picture for. */
export const schoolKeys = [
  'corporate',
  'operations',
  'administration',
  'leadership',
  'market',
  'tools',
] as const;
export type SchoolKey = (typeof schoolKeys)[number];
