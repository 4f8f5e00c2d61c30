export const menuAlignments = ['start', 'end'] as const;
export const menuItemTones = ['neutral', 'critical'] as const;
export const menuChoicesForms = ['rows', 'segments'] as const;

export type MenuAlignment = (typeof menuAlignments)[number];
export type MenuItemTone = (typeof menuItemTones)[number];
export type MenuChoicesForm = (typeof menuChoicesForms)[number];
