import { stars } from '../../components/rating-display/rating-display.css.ts';
import { dataSvg } from '../../internal/data-svg.ts';

/**
 * The card's icons as masks. A wall mounts five hundred cards: a mask costs no node, where a drawn icon costs two to four.
 * Shapes are those of the icon set (ISC licence, Lucide), in rounder figures where nobody sees it.
 */
const mask = (body: string, fill = 'none') =>
  dataSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`,
  );

const heart =
  '<path d="M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5"/>';

/** Which of them a place draws. By a variable, since browsers before 2024 want `mask` under its old name too: each picture stands in the sheet once. */
const icon = '--ui-card-icon';
export const iconIs = (picture: string) => ({ vars: { [icon]: picture } });
export const drawnIcon = { mask: `var(${icon}) center / contain no-repeat` };

export const cardIcons = {
  clock: mask('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>'),
  // That of a rating, whose picture stands in the sheet anyhow.
  star: stars,
  certificate: mask(
    '<path d="m15.5 12.9 1.5 8.5a.5.5 0 0 1-.8.5l-3.6-2.7a1 1 0 0 0-1.2 0l-3.6 2.7a.5.5 0 0 1-.8-.5l1.5-8.5"/><circle cx="12" cy="8" r="6"/>',
  ),
  play: mask('<circle cx="12" cy="12" r="10"/><path d="m9.5 8.5 6 3.5-6 3.5z"/>'),
  recommend: mask(
    '<circle cx="18" cy="5" r="3"/><circle cx="6" cy="12" r="3"/><circle cx="18" cy="19" r="3"/><path d="m9 14 6 4m0-12-6 4"/>',
  ),
  heart: mask(heart),
  heartFull: mask(heart, '#000'),
  lock: mask('<rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>'),
  check: mask('<path d="M20 6 9 17l-5-5"/>'),
};
