import { type Card, cardOf } from './card.ts';
import { copyButton, make } from './elements.ts';
import { acceptCommand, changeWords, type Row } from './rows.ts';

/** A component with what changed in it. */
export interface Group {
  element: HTMLDetailsElement;
  rows: readonly Row[];
  /** Opens it and gives its cards, which are made when it is opened first. */
  open(): readonly Card[];
}

/** Where the card of a row stands on the page. */
export const idOf = (row: Row, all: readonly Row[]) => `row-${all.indexOf(row)}`;

/** @param onArrive is told when somebody begins to work on a card */
export function groupOf(
  title: string,
  rows: readonly Row[],
  all: readonly Row[],
  isOneOfMany: boolean,
  onArrive: (row: Row) => void,
): Group {
  const element = make('details', { class: 'group' }, headOf(title, rows));
  let cards: readonly Card[] | undefined;
  const fill = () => {
    if (cards) return cards;
    cards = rows.map((row) => cardOf(row, idOf(row, all)));
    if (isOneOfMany) element.append(...commandOf(rows, all));
    element.append(...cards.map((card) => card.element));
    for (const card of cards) {
      // Not before it has its place: only then can a change be brought into view.
      card.show(0);
      for (const event of ['focusin', 'pointerdown'])
        card.element.addEventListener(event, () => onArrive(card.row));
    }
    return cards;
  };
  element.addEventListener('toggle', () => element.open && fill());
  return {
    element,
    rows,
    open() {
      element.open = true;
      return fill();
    },
  };
}

/** The name of a component, and how much of what is in it. */
function headOf(title: string, rows: readonly Row[]) {
  const stories = storiesOf(rows).size;
  const changes = [...new Set(rows.map(({ change }) => change))];
  return make(
    'summary',
    {},
    make('h2', {}, title),
    make('span', { class: 'count' }, `${rows.length} in ${stories} ${stories === 1 ? 'story' : 'stories'}`),
    ...changes.map((change) => {
      const count = rows.filter((row) => row.change === change).length;
      return make('span', { class: `badge ${change}` }, `${count} ${changeWords[change]}`);
    }),
  );
}

const storiesOf = (rows: readonly Row[]) => new Set(rows.map(({ id }) => id));

/** What accepts the whole group, where it says more than its cards do. */
function commandOf(rows: readonly Row[], all: readonly Row[]) {
  const command = acceptCommand(rows, all);
  if (!command || storiesOf(rows).size === 1) return [];
  return [make('p', { class: 'command' }, 'Accepts all looks of these stories: ', copyButton(command))];
}
