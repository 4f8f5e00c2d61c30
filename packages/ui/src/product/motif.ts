import { vars } from '../theme/contract.css.ts';

/* Whole numbers at every usual scale of a screen, so that no hair of a join shows between two tiles. */
const widths = { small: '120px', large: '240px' } as const;

/** The brand's tile, for a place that shows one figure of it. */
export const motifImage = vars.image.motif;

/** The brand's tile as a `mask`, repeated from the start corner. */
export const motif = (size: keyof typeof widths) => `${motifImage} 0 0 / ${widths[size]}`;
