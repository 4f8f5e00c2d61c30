import type { Card } from './card.ts';
import { button, copyButton, make } from './elements.ts';
import { filtersOf } from './filters.ts';
import { type Group, groupOf, idOf } from './group.ts';
import { keysOf } from './keys.ts';
import { acceptCommand, done, groupsOf, idsOf, type Row, shownRows } from './rows.ts';
import { ways } from './ways.ts';

const rows: readonly Row[] = JSON.parse(document.getElementById('rows')?.textContent ?? '[]');

/** So many pixels of the window may lie below the bar. */
const hiddenByBar = 100;

/** Up to so many pictures all groups are open; of more the first. */
const mostOpen = 12;

let shown: readonly Row[] = [];
let groups: readonly Group[] = [];
let current = 0;
/** Whether somebody has gone anywhere yet: the first step leads to the first change. */
let hasGone = false;

const position = make('output', { class: 'position' });
const summary = make('p', { class: 'summary' });
const accept = make('p', { class: 'command' });
const list = make('main');
const filters = filtersOf(rows, refresh);

document.body.append(
  make(
    'header',
    { class: 'top' },
    make('h1', {}, 'What the run found'),
    summary,
    filters.element,
    accept,
    keysHelp(),
  ),
  bar(),
  list,
);
refresh();
// What was in view lies elsewhere at another scale.
document.addEventListener('rescale', () => {
  const card = hasGone ? cardAt(here()) : undefined;
  card?.show(card.change);
});
keysOf({ j: () => goRow(1), k: () => goRow(-1), n: () => goChange(1), p: () => goChange(-1), ...ways.keys });

/** What stays in view: where one is, and how pictures are looked at. */
function bar() {
  return make(
    'nav',
    { class: 'bar', 'aria-label': 'Changes' },
    make(
      'span',
      { class: 'steps' },
      button('‹', { 'aria-label': 'previous picture (k)', title: 'previous picture (k)' }, () => goRow(-1)),
      position,
      button('›', { 'aria-label': 'next picture (j)', title: 'next picture (j)' }, () => goRow(1)),
    ),
    ...ways.elements,
  );
}

function keysHelp() {
  const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
    [['n', 'p'], 'next, previous change'],
    [['j', 'k'], 'next, previous picture'],
    [['1–5'], 'slide, before, after, difference, side by side'],
    [['z', 'f'], 'next scale; frames on and off'],
    [['arrows'], 'move the line between before and after; with Shift by a pixel'],
  ];
  return make(
    'details',
    { class: 'keys' },
    make('summary', {}, 'Keys'),
    make(
      'dl',
      {},
      ...keys.flatMap(([names, does]) => [
        make('dt', {}, ...names.flatMap((name) => [make('kbd', {}, name), ' '])),
        make('dd', {}, does),
      ]),
    ),
  );
}

/** Shows what the filters let through. */
function refresh() {
  shown = shownRows(rows, filters.choice);
  current = 0;
  hasGone = false;
  summary.textContent = summaryOf();
  const command = acceptCommand(shown, rows);
  const hides = shown.length < rows.length ? ', also those that are not shown' : '';
  accept.replaceChildren(
    ...(command
      ? [`Accepts ${acceptedWords()}${hides}; then load this page again: `, copyButton(command)]
      : []),
  );
  const some = groupsOf(shown);
  groups = some.map(({ title, rows: own }) => groupOf(title, own, rows, some.length > 1, arrive));
  const openAll = groups.length > 1 && foldButtons();
  list.replaceChildren(...(openAll ? [openAll] : []), ...groups.map(({ element }) => element));
  if (shown.length === 0) list.append(nothing());
  groups.forEach((group, at) => {
    if (shown.length <= mostOpen || at === 0) group.open();
  });
  tellPosition();
}

function summaryOf() {
  const left = rows.filter(({ settled }) => !settled).length;
  const settled = rows.length - left;
  const total = `${left} to look at${settled > 0 ? `, ${settled} settled since the run` : ''}`;
  return shown.length === rows.length ? total : `${total}; ${shown.length} of ${rows.length} shown`;
}

/** How much of what is shown a command accepts: what failed or was lost stays. */
function acceptedWords(): string {
  const accepted = new Set(idsOf(shown, rows));
  const left = shown.filter(
    ({ settled, change, id }) => !settled && (change === 'lost' || !accepted.has(id)),
  );
  const stories = accepted.size === 1 ? 'all looks of 1 story' : `all looks of ${accepted.size} stories`;
  return left.length > 0 ? `${stories}, but not the ${left.length} that failed or are lost` : stories;
}

/** Says why nothing is there to be seen, and what helps. */
function nothing() {
  const isDone = rows.every(({ settled }) => settled);
  return make(
    'section',
    { class: 'nothing' },
    make('h2', {}, isDone ? 'All is settled' : 'Nothing is like that'),
    make(
      'p',
      {},
      isDone
        ? 'Nothing is left to look at. Look at `git diff` and commit the pictures.'
        : 'No picture has all that is chosen above.',
    ),
    isDone
      ? button('Show what was settled', {}, () => filters.choose({ state: done }))
      : button('Show all', {}, () => filters.choose({})),
  );
}

function foldButtons() {
  return make(
    'p',
    { class: 'fold' },
    button('Open all', {}, () => {
      for (const group of groups) group.open();
    }),
    button('Close all', {}, () => {
      for (const { element } of groups) element.open = false;
    }),
  );
}

/** Somebody works on a card. */
function arrive(row: Row) {
  current = shown.indexOf(row);
  tellPosition();
}

/** The card of a row, in its group, which is opened for it. */
function cardAt(at: number): Card | undefined {
  const row = shown[at];
  if (!row) return undefined;
  return groups
    .find((group) => group.rows.includes(row))
    ?.open()
    .find((card) => card.row === row);
}

/** The row from which one goes on: the current one while it is in view, else the first that is. */
function here(): number {
  const isInView = (at: number) => {
    const row = shown[at];
    const card = row && document.getElementById(idOf(row, rows));
    if (!card) return false;
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > hiddenByBar && top < innerHeight && bottom > top;
  };
  if (isInView(current)) return current;
  const first = shown.findIndex((_, at) => isInView(at));
  return first < 0 ? current : first;
}

function goRow(step: number) {
  const next = hasGone ? here() + step : here();
  go(Math.min(Math.max(0, next), shown.length - 1), 'first');
}

/** Goes to the next change of the picture, or else of the next picture; at both ends it stays. */
function goChange(step: number) {
  const at = here();
  const card = cardAt(at);
  if (!card) return;
  if (!hasGone) return go(at, 'first');
  const change = card.change + step;
  if (change >= 0 && change < card.row.boxes.length) {
    current = at;
    reveal(card, change);
  } else if (shown[at + step]) go(at + step, step < 0 ? 'last' : 'first');
}

function go(at: number, change: 'first' | 'last') {
  current = at;
  const card = cardAt(at);
  if (card) reveal(card, change === 'first' ? 0 : card.row.boxes.length - 1);
}

function reveal(card: Card, change: number) {
  hasGone = true;
  card.element.focus({ preventScroll: true });
  card.element.scrollIntoView({ block: 'start' });
  card.show(change);
  tellPosition();
}

function tellPosition() {
  position.textContent = shown.length === 0 ? '0 of 0' : `${current + 1} of ${shown.length}`;
}
