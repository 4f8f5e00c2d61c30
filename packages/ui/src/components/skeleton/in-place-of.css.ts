import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const place = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

/** Lends its height, and nothing else. */
export const lent = style(layered({ gridArea: '1 / 1', visibility: 'hidden' }));
/* What was animated a moment ago stays on screen in Chromium, hidden or not, as long as it has an animation. */
globalStyle(`${lent} *`, layered({ animation: 'none !important' }));

/**
 * Asks for no height of its own, so that what it says never moves what stands below; it says it in what room there is
 * (`strip` of EmptyState and ErrorState).
 */
export const said = style(
  layered({
    gridArea: '1 / 1',
    ...scrollRules.both,
    containerType: 'size',
    display: 'grid',
    selectors: {
      '&[data-frame="box"]': { border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` },
    },
  }),
);
