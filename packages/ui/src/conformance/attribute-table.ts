/** One row of `Foundations/Data attributes`. Which components write it is read from their sources. */
export interface AttributeRow {
  name: `data-${string}`;
  /** What it may be; `present` for a state that is there or not. */
  values: string;
  says: string;
  /** The page gives it; components only read it. */
  isGiven?: true;
}

/**
 * Every `data-*` attribute of the library: looks that a caller chose, states that are there or not (decision 0523.5), and marks by
 * which one part of the code finds another. A test holds it against the sources, both ways.
 */
export const attributeTable: readonly AttributeRow[] = [
  {
    name: 'data-actions',
    values: 'kept, asNeeded',
    says: 'Whether a card leaves room for comments that it does not have.',
  },
  {
    name: 'data-align',
    values: 'start, center, end, stretch, baseline',
    says: 'How what is inside stands across its line.',
  },
  {
    name: 'data-arrangement',
    values: 'spaced, joined, stacked',
    says: 'How buttons of a group stand to each other.',
  },
  { name: 'data-blocked', values: 'present', says: 'It cannot be used now and tells why (decision 0524).' },
  {
    name: 'data-cards',
    values: 'framed, flat, lined',
    says: 'Around a page: the manner of the brand’s cards (decision 0630).',
    isGiven: true,
  },
  { name: 'data-closable', values: 'true, false', says: 'A title leaves room for the button that closes.' },
  { name: 'data-columns', values: 'one, two', says: 'How many questions of an accordion share a row.' },
  { name: 'data-current', values: 'present', says: 'The day that it is today.' },
  { name: 'data-dimmed', values: 'present', says: 'On the page: an overlay lies over it.' },
  { name: 'data-direction', values: 'horizontal, vertical', says: 'Which way a line runs.' },
  {
    name: 'data-disabled',
    values: 'present',
    says: 'It is switched off with the form around it; blocked is another thing.',
  },
  { name: 'data-done', values: 'present', says: 'What it counts or stands for is complete.' },
  { name: 'data-dragging', values: 'present', says: 'A person moves it with the mouse.' },
  {
    name: 'data-edge',
    values: 'start',
    says: 'The words of a button without a ground stand on the line of what is above it.',
  },
  { name: 'data-empty', values: 'present', says: 'There is nothing to count.' },
  {
    name: 'data-escape',
    values: 'own, filled',
    says: 'Escape is for it, not for the dialog around it: now, or while there are words in it.',
  },
  { name: 'data-extent', values: 'page, region', says: 'What an overlay of waiting covers.' },
  { name: 'data-failed', values: 'present', says: 'What it tells of did not succeed.' },
  { name: 'data-figures', values: 'tabular', says: 'Figures of even width.' },
  { name: 'data-fits', values: 'present', says: 'All slides are in sight: there is nothing to turn.' },
  { name: 'data-formatted', values: 'present', says: 'The text has been put into form.' },
  { name: 'data-frame', values: 'none, box', says: 'Whether a place is outlined.' },
  { name: 'data-full', values: 'present', says: 'No more can be written.' },
  {
    name: 'data-gap',
    values: 'xxs, xs, s, m, l, xl, xxl, xxxl',
    says: 'The step of the space scale between parts.',
  },
  { name: 'data-hides', values: 'whenEmpty', says: 'When a button in a field is not there.' },
  { name: 'data-highlighted', values: 'present', says: 'The row to which arrows have come.' },
  { name: 'data-holds', values: 'icon, photo', says: 'What a tool of the header shows.' },
  {
    name: 'data-idle',
    values: 'present',
    says: 'Nobody has moved over a player for a while: its controls go.',
  },
  { name: 'data-initials', values: 'two letters', says: 'Drawn in place of a photo.' },
  { name: 'data-interactive', values: 'present', says: 'A card that can be pressed as a whole.' },
  { name: 'data-invalid', values: 'present', says: 'What stands in it cannot be sent as it is.' },
  {
    name: 'data-justify',
    values: 'start, center, end, between',
    says: 'How what is inside stands along its line.',
  },
  {
    name: 'data-keys',
    values: 'own',
    says: 'Arrow keys belong to this control, not to the player around it.',
  },
  { name: 'data-kind', values: 'line, text, stars, aside', says: 'What a skeleton stands for.' },
  { name: 'data-label', values: 'a column’s name', says: 'Drawn before a cell where a table is stacked.' },
  {
    name: 'data-layout',
    values: 'cards, dense, portrait, pairs, single',
    says: 'How many slides stand beside each other.',
  },
  { name: 'data-leading', values: 'present', says: 'Something stands at the start of a field.' },
  { name: 'data-least', values: 'tile, card, panel', says: 'The least width of a column.' },
  { name: 'data-length', values: 'short, middle', says: 'How long a bar of a skeleton is.' },
  { name: 'data-line-breaks', values: 'kept', says: 'Line breaks of the text are drawn.' },
  { name: 'data-lines', values: '1, 2, 3, 4', says: 'How many lines are drawn at most.' },
  { name: 'data-mark', values: 'correct, wrong', says: 'How an answer was judged.' },
  { name: 'data-met', values: 'present', says: 'A rule for passwords that this one keeps.' },
  { name: 'data-more', values: 'present', says: 'More slides follow behind the edge.' },
  { name: 'data-motion', values: 'reduced', says: 'On the page: a person wants no movement.', isGiven: true },
  { name: 'data-near', values: 'present', says: 'Little more can be written.' },
  { name: 'data-next', values: 'present', says: 'It is what to go on with.' },
  {
    name: 'data-offline',
    values: 'present',
    says: 'What was done is kept on the device until there is a network.',
  },
  { name: 'data-on', values: 'present', says: 'A bar of a measure that is reached; a day that is marked.' },
  { name: 'data-open', values: 'present', says: 'It shows what it can hide.' },
  { name: 'data-over', values: 'present', says: 'Something is dragged over it, or stands over it.' },
  { name: 'data-overflow', values: 'scroll, wrap, cut', says: 'What happens where a line is too short.' },
  { name: 'data-padding', values: 'none, card, l', says: 'The room inside of an edge.' },
  {
    name: 'data-part',
    values: 'announcements, balance, blocked-reason, chip, error-summary',
    says: 'Names a part for code that looks for it.',
  },
  { name: 'data-pending', values: 'present', says: 'Its work is under way.' },
  { name: 'data-picture', values: 'present', says: 'A picture lies behind it.' },
  {
    name: 'data-place',
    values: 'outer, parent, here',
    says: 'Where a place stands on the way to this page.',
  },
  { name: 'data-placement', values: 'above, hidden', says: 'Whether a label is drawn.' },
  { name: 'data-playing', values: 'present', says: 'A film runs.' },
  { name: 'data-portal', values: 'present', says: 'Overlays of a theme’s scope are drawn in here.' },
  { name: 'data-ratio', values: 'even, main, lead', says: 'How two columns share their width.' },
  { name: 'data-refreshing', values: 'present', says: 'Its rows are fetched anew and stay meanwhile.' },
  { name: 'data-scheme', values: 'light, dark', says: 'The scheme of everything inside.' },
  { name: 'data-selected', values: 'present', says: 'It is chosen.' },
  { name: 'data-shape', values: 'rounded, circle, film, free, shapes of a skeleton', says: 'The outline.' },
  { name: 'data-shown', values: 'present', says: 'It has come into sight, for the page is scrolled.' },
  { name: 'data-side', values: 'start, end', says: 'From where a panel comes.' },
  { name: 'data-size', values: 'small, medium, large, xlarge', says: 'The one scale of sizes.' },
  { name: 'data-sort', values: 'none, ascending, descending', says: 'How a column is sorted.' },
  { name: 'data-stands', values: 'in text, alone', says: 'Whether a link is part of a sentence.' },
  {
    name: 'data-strength',
    values: 'none, checking, weak, good, strong, failed',
    says: 'How hard a password is to guess.',
  },
  { name: 'data-theme', values: 'a brand’s folder', says: 'The brand of everything inside.' },
  { name: 'data-toasts', values: 'present', says: 'The corner of toasts: dialogs leave it in reach.' },
  { name: 'data-tone', values: 'tones of the component', says: 'What its colour means.' },
  { name: 'data-trailing', values: 'present', says: 'Something stands at the end of a field.' },
  { name: 'data-underline', values: 'always, hover', says: 'When a link is underlined.' },
  { name: 'data-unknown', values: 'present', says: 'How far it has come is not known.' },
  { name: 'data-unrated', values: 'present', says: 'Nobody has rated it yet.' },
  { name: 'data-unread', values: 'present', says: 'Nobody has opened it yet.' },
  { name: 'data-variant', values: 'variants of the component', says: 'How much weight it has.' },
  { name: 'data-weight', values: 'regular, medium, bold', says: 'The weight of a text.' },
  { name: 'data-width', values: 'auto, full, reading, content, wide', says: 'How wide it may be.' },
  { name: 'data-wrap', values: 'wrap, scroll, squeeze', says: 'What happens where a line is too short.' },
];
