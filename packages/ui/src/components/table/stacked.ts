import { below } from '../../theme/breakpoints.ts';

/** Where a table stands as blocks; on paper it stays a table, whatever the width. */
export const stacked = `screen and ${below('large')}`;
