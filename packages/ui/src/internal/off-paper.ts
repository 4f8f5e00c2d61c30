import { prefers } from '../theme/breakpoints.ts';

/** What makes no sense on paper: bars, buttons that turn pages, what lies over the page. Spread it into `'@media'` (decision 0572). */
export const offPaper = { [prefers.print]: { display: 'none' } } as const;
