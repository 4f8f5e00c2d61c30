import { button, copyButton, make } from './elements.ts';
import { type Frame, frameOf } from './frame.ts';
import { addressOf, changeWords, commandFor, type Row } from './rows.ts';

/** What a person sees of one row, and which of its changes it shows. */
export interface Card {
  row: Row;
  element: HTMLElement;
  /** The change that is shown, by its number. */
  change: number;
  show(change: number): void;
}

export function cardOf(row: Row, id: string): Card {
  const frame: Frame | undefined = row.width > 0 ? frameOf(row) : undefined;
  const count = make('span', { class: 'count' });
  const card: Card = {
    row,
    change: 0,
    element: make(
      'article',
      { id, class: `card ${row.change}`, tabindex: -1, 'aria-labelledby': `${id}-name` },
      headOf(row, `${id}-name`),
      make('p', { class: 'words' }, row.words),
      frame && toolsOf(row, count, (step) => card.show(card.change + step)),
      frame?.element,
      commandLine(row),
    ),
    show(change) {
      card.change = Math.min(Math.max(0, change), Math.max(0, row.boxes.length - 1));
      count.textContent = `change ${card.change + 1} of ${row.boxes.length}`;
      frame?.show(card.change);
    },
  };
  return card;
}

/** Which story, in which dress, and what became of it. */
const headOf = (row: Row, id: string) =>
  make(
    'header',
    {},
    make('h3', { id }, row.story),
    ...[row.brand, row.scheme, row.drawn]
      .filter(Boolean)
      .map((word) => make('span', { class: 'chip' }, word)),
    make('span', { class: `badge ${row.change}` }, changeWords[row.change]),
    row.settled && make('span', { class: 'badge settled' }, row.settled),
  );

/** Goes through the changes of a picture, as the keys do, and opens what there is at its own size. */
function toolsOf(row: Row, count: HTMLElement, go: (step: number) => void) {
  const folders = (['before', 'after', 'difference'] as const).filter(
    (folder) =>
      row.change === 'pixels' ||
      row.change === 'size' ||
      folder === (row.change === 'new' ? 'after' : 'before'),
  );
  return make(
    'div',
    { class: 'tools' },
    row.boxes.length > 1 &&
      make(
        'span',
        { class: 'steps' },
        button('‹', { 'aria-label': 'previous change of this picture (p)', tabindex: '-1' }, () => go(-1)),
        count,
        button('›', { 'aria-label': 'next change of this picture (n)', tabindex: '-1' }, () => go(1)),
      ),
    make(
      'details',
      { class: 'own' },
      make('summary', {}, 'Each by itself'),
      ...folders.map((folder) =>
        make('a', { href: addressOf(folder, row), target: '_blank', rel: 'noopener' }, folder),
      ),
    ),
  );
}

function commandLine(row: Row) {
  const what = commandFor(row);
  return what && make('p', { class: 'command' }, what.does, ' ', copyButton(what.command));
}
