// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source files are quoted as they stand.
import type { Mutant } from './mutant.ts';

const product = (path: string) => `packages/ui/src/product/${path}`;

/** What the pieces of the product look like. */
export const ofProduct: readonly Mutant[] = [
  {
    name: 'no focus ring on a course card',
    kind: 'missing focus ring',
    file: product('course-card/course-card.css.ts'),
    from: "outline: `2px solid ${vars.color.focus.outer}`,\n    outlineOffset: '2px',\n    boxShadow: `0 0 0 2px ${vars.color.focus.inner}`,",
    to: "outline: 'none',",
    stories: ['product-course-card--states'],
  },
  {
    name: 'a tick in place of the lock of a blocked course',
    kind: 'wrong icon',
    file: product('course-card/course-card.css.ts'),
    from: 'iconBefore(cardIcons.lock)',
    to: 'iconBefore(cardIcons.check)',
    stories: ['product-course-card--states'],
  },
  {
    name: 'a third line of a long title',
    kind: 'line clamp',
    file: product('course-card/course-card.css.ts'),
    from: '...clamped(2),',
    to: '...clamped(3),',
    stories: ['product-course-card--states'],
  },
  {
    name: 'no coin before the balance',
    kind: 'missing coin icon',
    file: 'packages/ui/src/components/icon/icon.css.ts',
    from: 'background: `${vars.image.coin} center / contain no-repeat`,',
    to: '',
    stories: ['product-header--default'],
  },
  {
    name: 'links of the footer without a line',
    kind: 'hover only',
    file: product('footer/footer.css.ts'),
    from: "':hover': { color: vars.color.footer.fg, textDecoration: 'underline', textUnderlineOffset: '3px' }",
    to: "':hover': { color: vars.color.footer.fg }",
    stories: ['product-footer--default'],
  },
  {
    name: 'a content that is pressed looks pointed at',
    kind: 'active only',
    file: product('content-list/content-list.css.ts'),
    from: "':active': { backgroundColor: vars.color.bg.active }",
    to: "':active': { backgroundColor: vars.color.bg.hover }",
    stories: ['product-content-list--states'],
  },
  {
    name: 'tools of the header further apart on phones',
    kind: 'overflow at 360 px',
    file: product('header/header.css.ts'),
    from: "'@media': { [below('medium')]: { gap: vars.space.xxs } }",
    to: "'@media': { [below('medium')]: { gap: vars.space.xl } }",
    stories: ['screens-course--in-progress'],
  },
  {
    name: 'facts of a course in one line',
    kind: 'overflow at 360 px',
    file: product('course-banner/course-banner.css.ts'),
    from: "display: 'flex',\n    flexWrap: 'wrap',\n    gap: `${vars.space.xxs} ${vars.space.m}`",
    to: "display: 'flex',\n    flexWrap: 'nowrap',\n    whiteSpace: 'nowrap',\n    gap: `${vars.space.xxs} ${vars.space.m}`",
    stories: ['screens-course', 'product-course-banner'],
  },
];
