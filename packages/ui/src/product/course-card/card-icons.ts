import { stars } from '../../components/rating-display/rating-display.css.ts';
import { dataSvg } from '../../internal/data-svg.ts';

/**
 * The card's icons as masks. A wall mounts five hundred cards: a mask costs no node, where a drawn icon costs two to four.
 * Shapes are those of the icon set (ISC licence, Lucide).
 */
const mask = (body: string, fill = 'none') =>
  dataSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`,
  );

const heart =
  '<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/>';

/** Which of them a place draws. By a variable, since browsers before 2024 want `mask` under its old name too: each picture stands in the sheet once. */
const icon = '--ui-card-icon';
export const iconIs = (picture: string) => ({ vars: { [icon]: picture } });
export const drawnIcon = { mask: `var(${icon}) center / contain no-repeat` };

export const cardIcons = {
  clock: mask('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>'),
  // That of a rating, whose picture stands in the sheet anyhow.
  star: stars,
  certificate: mask(
    '<path d="m15.477 12.89 1.515 8.526a.5.5 0 0 1-.81.47l-3.58-2.687a1 1 0 0 0-1.197 0l-3.586 2.686a.5.5 0 0 1-.81-.469l1.514-8.526"/><circle cx="12" cy="8" r="6"/>',
  ),
  play: mask(
    '<circle cx="12" cy="12" r="10"/><path d="M9 9.003a1 1 0 0 1 1.517-.859l4.997 2.997a1 1 0 0 1 0 1.718l-4.997 2.997A1 1 0 0 1 9 14.996z"/>',
  ),
  heart: mask(heart),
  heartFull: mask(heart, '#000'),
  lock: mask('<rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>'),
  check: mask('<path d="M20 6 9 17l-5-5"/>'),
};
