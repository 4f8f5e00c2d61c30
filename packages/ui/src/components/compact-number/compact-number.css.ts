import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { unseenRules } from '../../internal/unseen.ts';
import { below, from } from '../../theme/breakpoints.ts';

/** Below 700 px it leaves the eye and stays for the ear. */
export const full = style(layered({ '@media': { [below('fullCounts')]: unseenRules } }));

export const compact = style(layered({ '@media': { [from('fullCounts')]: { display: 'none' } } }));
