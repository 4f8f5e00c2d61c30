/** The edge it slides from. */
export const sidePanelSides = ['end', 'start'] as const;
export const sidePanelSizes = ['small', 'medium', 'large'] as const;

export type SidePanelSide = (typeof sidePanelSides)[number];
export type SidePanelSize = (typeof sidePanelSizes)[number];
