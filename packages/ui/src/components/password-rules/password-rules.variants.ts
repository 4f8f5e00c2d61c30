/** What is known about a password's strength. */
export const strengthStates = ['none', 'checking', 'weak', 'good', 'strong', 'failed'] as const;
export type StrengthState = (typeof strengthStates)[number];
