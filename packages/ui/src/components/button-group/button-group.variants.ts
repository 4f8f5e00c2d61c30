/** `joined` shares borders (views of one thing); `spaced` keeps a gap (actions of one region); `stacked` fills the column. */
export const buttonGroupArrangements = ['spaced', 'joined', 'stacked'] as const;
/** Which edge the buttons keep to when there is room left. */
export const buttonGroupAlignments = ['start', 'center', 'end'] as const;

export type ButtonGroupArrangement = (typeof buttonGroupArrangements)[number];
export type ButtonGroupAlignment = (typeof buttonGroupAlignments)[number];
