import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { prefers } from './breakpoints.ts';
import { layers } from './layers.css.ts';

/*
 * On paper (decision 0572). What stands here is important and in the last layer: of important rules the earlier layer wins, so that a
 * component which needs ink in a place asks for it with an important rule of its own.
 */
const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [prefers.print]: { '@layer': { [layers.screens]: rule } } } });

globalStyle('@page', { margin: '15mm' });

onPaper(':root', { colorScheme: 'light !important' as 'light' });
onPaper(':where(html, body)', { blockSize: 'auto', overflow: 'visible', scrollbarGutter: 'auto' });

/* Black on white in every brand and scheme; what a ground would say, a line does. What a ground draws keeps it (internal/ink.ts). */
onPaper('*, ::before, ::after', {
  backgroundColor: 'var(--ui-ink, transparent) !important',
  color: 'black !important',
  boxShadow: 'none !important',
  textShadow: 'none !important',
});
onPaper(':root', { backgroundColor: 'white !important' });
onPaper('*', {
  // What the screen does not draw until it is near has to be there.
  contentVisibility: 'visible !important' as 'visible',
  animation: 'none !important',
});

onPaper('::before, ::after', { printColorAdjust: 'exact' });
onPaper('input, textarea, select', { borderColor: 'black !important' });

onPaper('thead', { display: 'table-header-group' });
onPaper(':where(li, tr, figure, img, article, dl > div)', { breakInside: 'avoid' });
onPaper(':where(h1, h2, h3, h4, h5, h6, caption)', { breakAfter: 'avoid' });
onPaper('p', { orphans: 3, widows: 3 });

/* Where a link in a text leads; not that of a card, whose address says nothing to a reader, nor of an address that stands there. */
onPaper(':is(p, dd, li > span) > a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
});
