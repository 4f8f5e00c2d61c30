/** Where a class of an event stands for the person (EVENT-07 to EVENT-09): `closed` to enrolling, for now or for good. */
export const classStates = ['open', 'enrolled', 'full', 'finished', 'closed'] as const;
export type ClassState = (typeof classStates)[number];
