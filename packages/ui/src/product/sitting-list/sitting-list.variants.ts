/**
 * Where a sitting stands for the person: they were there, they were not, it is over for everybody, it goes on, it is later today, it is
 * to come.
 */
export const sittingStates = ['attended', 'missed', 'over', 'now', 'today', 'toCome'] as const;
export type SittingStateName = (typeof sittingStates)[number];
