import { createContainer, createVar, globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow, roomFrom } from '../../theme/rooms.ts';
import { onCover } from '../course-card/card-actions.css.ts';
import {
  bare,
  card,
  cover,
  coverPlace,
  facts,
  fullWords,
  inset,
  reason,
  title,
} from '../course-card/course-card.css.ts';

const wall = createContainer();

export const frame = style(inProduct({ containerType: 'inline-size', containerName: wall }));

const count = createVar('count');
const columns = (many: string) => ({ vars: { [count]: many } });

export const grid = style(
  inProduct({
    display: 'grid',
    gap: vars.space.m,
    ...columns('1'),
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@container': {
      [roomFrom('wallTwo', wall)]: columns('2'),
      [roomFrom('wallThree', wall)]: columns('3'),
      [roomFrom('wallFour', wall)]: columns('4'),
      [roomFrom('wallFive', wall)]: columns('5'),
    },
  }),
);

/* In one column a card is a row, its cover at the side: a wall of fifteen is three windows of a phone tall rather than ten. Larger text
   needs the whole line. */
const inRows = (rule: Parameters<typeof inProduct>[0]) => ({
  '@container': { [`${roomFrom('card', wall)} and ${roomBelow('wallTwo')}`]: inProduct(rule) },
});
globalStyle(grid, inRows({ gap: vars.space.s }));
globalStyle(
  `${grid} ${card}`,
  inRows({
    vars: { [inset]: '0px', '--ui-card-title-lines': '3' },
    gridTemplate: `"cover title" auto "cover facts" 1fr "cover ." ${vars.space.s} "reason reason" auto / minmax(0, 2fr) minmax(0, 3fr)`,
    columnGap: vars.space.s,
    paddingBlockEnd: 0,
  }),
);
globalStyle(`${grid} ${card} > *`, inRows({ columnGap: vars.space.xs }));
globalStyle(`${grid} ${coverPlace}`, inRows({ aspectRatio: 'auto' }));
globalStyle(
  `${grid} ${coverPlace}:not(${bare} *)`,
  inRows({ borderStartEndRadius: 0, borderEndStartRadius: vars.radius.card }),
);
// Within a frame words keep off its edge.
globalStyle(
  `${grid} ${title}:not(${bare} *), ${grid} ${facts}:not(${bare} *)`,
  inRows({ paddingInlineEnd: vars.space.xs }),
);
globalStyle(`${grid} ${card}:has(${onCover}) ${cover}`, inRows({ paddingInlineEnd: vars.space.xs }));
// One flag has room, the one that says most, and what the line of progress shows needs none.
globalStyle(
  `${grid} ${cover} > :is([data-tone="blocked"] ~ [data-tone], [data-tone]:has(~ [data-tone="updated"]):not([data-tone="blocked"]), [data-tone="ongoing"]:has(~ [role="progressbar"]))`,
  inRows({ display: 'none' }),
);
globalStyle(
  `${grid} ${onCover}`,
  inRows({ alignSelf: 'end', marginBlockEnd: '6px', flexWrap: 'wrap-reverse', columnGap: 0 }),
);
globalStyle(`${grid} ${reason}`, inRows({ gridArea: 'reason', zIndex: -1, marginBlockEnd: '0 !important' }));

/**
 * A wall can be long: what is off screen is neither laid out nor painted, and has the height of a card without a reason. Only here; in a
 * carousel the placeholder's height would become the height of all cards.
 */
globalStyle(
  `${grid} > li > *`,
  inProduct({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto calc(${fullWords} + (100cqi + ${vars.space.m}) / ${count} * 9 / 16 - 9px)`,
  }),
);
globalStyle(
  `${grid} > li > *`,
  inRows({ containIntrinsicSize: `auto calc(${fullWords} + ${vars.space.s})` }),
);
