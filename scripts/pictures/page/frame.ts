import { make } from './elements.ts';
import { addressOf, type Row } from './rows.ts';

/** Where a picture is looked at: before and after on each other, divided, with its changes framed. */
export interface Frame {
  element: HTMLElement;
  /** Shows one of the changes, with the divide through it. */
  show(change: number): void;
}

/** A picture of a row, that is not loaded before it comes near. */
const picture = (folder: 'before' | 'after' | 'difference', row: Row) =>
  make('img', {
    class: folder,
    src: addressOf(folder, row),
    alt: `${folder}: ${row.story}, ${[row.brand, row.scheme, row.drawn].join(', ')}`,
    width: row.width,
    height: row.height,
    loading: 'lazy',
    decoding: 'async',
    draggable: 'false',
  });

/** Lays something over a part of the picture, whatever its scale is. */
function place(made: HTMLElement, row: Row, at: { x: number; y: number; width: number; height: number }) {
  const percent = (length: number, whole: number) => `${(100 * length) / whole}%`;
  made.style.left = percent(at.x, row.width);
  made.style.width = percent(at.width, row.width);
  made.style.top = percent(at.y, row.height);
  made.style.height = percent(at.height, row.height);
  return made;
}

/** Frames round what changed, and what each part of a sheet shows. */
const marks = (row: Row) => [
  ...row.boxes.map((box) => place(make('div', { class: 'box' }), row, box)),
  ...row.parts.map((part, at) => {
    const height = row.height / row.parts.length;
    const area = { x: 0, y: at * height, width: row.width, height };
    return place(make('div', { class: 'part' }, make('span', {}, part)), row, area);
  }),
];

/** A picture at its own scale, in a part of the page that scrolls. */
function sheet(row: Row, caption: string, ...children: Node[]) {
  const stage = make('div', { class: 'stage' }, ...children, ...marks(row));
  stage.style.setProperty('--w', String(row.width));
  stage.style.setProperty('--h', String(row.height));
  const scroller = make('div', { class: 'scroller' }, stage);
  return { stage, scroller, element: make('figure', {}, make('figcaption', {}, caption), scroller) };
}

/** The pictures of a row; one of them where there is only one. */
export function frameOf(row: Row): Frame {
  if (row.change === 'new' || row.change === 'lost') {
    const folder = row.change === 'new' ? 'after' : 'before';
    const only = sheet(row, folder, picture(folder, row));
    return { element: make('div', { class: 'frames single' }, only.element), show: () => {} };
  }
  const first = sheet(
    row,
    'before',
    ...[picture('before', row), picture('after', row), picture('difference', row)],
  );
  const second = sheet(row, 'after', picture('after', row));
  second.element.classList.add('beside');
  const divide = divideOf(row, first.stage, first.scroller);
  scrollTogether(first.scroller, second.scroller);
  return {
    element: make('div', { class: 'frames' }, first.element, second.element),
    show(change) {
      const box = row.boxes[change];
      for (const { stage } of [first, second])
        for (const [at, each] of stage.querySelectorAll('.box').entries())
          each.classList.toggle('current', at === change);
      if (!box) return;
      divide((100 * (box.x + box.width / 2)) / row.width);
      const { scroller, stage } = first;
      const scale = stage.clientWidth / row.width;
      scroller.scrollTo({
        left: (box.x + box.width / 2) * scale - scroller.clientWidth / 2,
        // Of what is higher than the frame its beginning is shown.
        top: Math.min((box.y + box.height / 2) * scale - scroller.clientHeight / 2, box.y * scale - 24),
      });
    },
  };
}

/** Two pictures beside each other show the same part of each. */
function scrollTogether(...scrollers: readonly HTMLElement[]) {
  for (const one of scrollers)
    one.addEventListener('scroll', () => {
      for (const other of scrollers) {
        if (other === one) continue;
        if (other.scrollLeft !== one.scrollLeft) other.scrollLeft = one.scrollLeft;
        if (other.scrollTop !== one.scrollTop) other.scrollTop = one.scrollTop;
      }
    });
}

/** The line between before and after: under the pointer that drags it, or moved by arrows. Gives back what moves it. */
function divideOf(row: Row, stage: HTMLElement, scroller: HTMLElement): (percent: number) => void {
  const divide = make(
    'div',
    {
      class: 'divide',
      role: 'slider',
      tabindex: 0,
      'aria-label': `before and after of ${row.story}`,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
    },
    // The line's own value says it to who does not see it.
    make('span', { class: 'side left', 'aria-hidden': 'true' }, 'before'),
    make('span', { class: 'side right', 'aria-hidden': 'true' }, 'after'),
    make('div', { class: 'knob' }),
  );
  let at = 50;
  const move = (percent: number) => {
    at = Math.min(100, Math.max(0, percent));
    stage.style.setProperty('--at', `${at}%`);
    divide.setAttribute('aria-valuenow', String(Math.round(at)));
    divide.setAttribute('aria-valuetext', `before up to ${Math.round(at)} %, after beyond`);
  };
  const follow = ({ clientX }: MouseEvent) => {
    const { left, width } = stage.getBoundingClientRect();
    move((100 * (clientX - left)) / width);
  };
  // A mouse takes the line from anywhere. A finger drags its handle or taps, so that a swipe still scrolls.
  stage.addEventListener('pointerdown', (event) => {
    const isOnLine = event.target instanceof Node && divide.contains(event.target);
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isOnLine)) return;
    if (event.pointerType === 'mouse') follow(event);
    stage.setPointerCapture(event.pointerId);
    divide.focus({ preventScroll: true });
    event.preventDefault();
  });
  stage.addEventListener('pointermove', (event) => {
    if (stage.hasPointerCapture(event.pointerId)) follow(event);
  });
  stage.addEventListener('click', (event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') follow(event);
  });
  divide.addEventListener('keydown', (event) => {
    const next = afterKey(event, at, 100 / row.width);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
    const x = (stage.clientWidth * at) / 100;
    const { scrollLeft, clientWidth } = scroller;
    if (x < scrollLeft || x > scrollLeft + clientWidth) scroller.scrollLeft = x - clientWidth / 2;
  });
  stage.append(divide);
  move(at);
  return move;
}

/** Where a key moves the line, in percent: an arrow by a hundredth, with Shift by a pixel. */
function afterKey({ key, shiftKey }: KeyboardEvent, at: number, pixel: number): number | undefined {
  const step = shiftKey ? pixel : 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - step;
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + step;
  if (key === 'PageUp') return at + 10;
  if (key === 'PageDown') return at - 10;
  if (key === 'Home') return 0;
  if (key === 'End') return 100;
  return undefined;
}
