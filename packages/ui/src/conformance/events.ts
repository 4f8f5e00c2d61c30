import { choose, type } from './gestures.ts';

interface Sending {
  /** The prop of React. */
  handler: string;
  send: (target: HTMLElement) => void;
}

const all = { bubbles: true, cancelable: true, composed: true } as const;
const pointer = { ...all, pointerType: 'mouse', pointerId: 1 };
const drag = (name: string) => new DragEvent(name, { ...all, dataTransfer: new DataTransfer() });
/** A key without a meaning of its own. */
const key = { ...all, key: 'F15', code: 'F15' };

/** What React makes of a native event: `onMouseEnter` is told by `mouseover`, `onFocus` by `focusin`. */
const everywhere: readonly (readonly [handler: string, make: () => Event])[] = [
  ['onPointerOver', () => new PointerEvent('pointerover', pointer)],
  ['onPointerEnter', () => new PointerEvent('pointerover', pointer)],
  ['onPointerMove', () => new PointerEvent('pointermove', pointer)],
  ['onPointerDown', () => new PointerEvent('pointerdown', { ...pointer, button: 2 })],
  ['onPointerUp', () => new PointerEvent('pointerup', { ...pointer, button: 2 })],
  ['onPointerCancel', () => new PointerEvent('pointercancel', pointer)],
  ['onPointerOut', () => new PointerEvent('pointerout', pointer)],
  ['onPointerLeave', () => new PointerEvent('pointerout', pointer)],
  ['onMouseOver', () => new MouseEvent('mouseover', all)],
  ['onMouseEnter', () => new MouseEvent('mouseover', all)],
  ['onMouseMove', () => new MouseEvent('mousemove', all)],
  ['onMouseDown', () => new MouseEvent('mousedown', all)],
  ['onMouseUp', () => new MouseEvent('mouseup', all)],
  ['onMouseOut', () => new MouseEvent('mouseout', all)],
  ['onMouseLeave', () => new MouseEvent('mouseout', all)],
  ['onDoubleClick', () => new MouseEvent('dblclick', all)],
  ['onContextMenu', () => new MouseEvent('contextmenu', { ...all, button: 2 })],
  ['onKeyDown', () => new KeyboardEvent('keydown', key)],
  ['onKeyUp', () => new KeyboardEvent('keyup', key)],
  ['onFocus', () => new FocusEvent('focusin', all)],
  ['onBlur', () => new FocusEvent('focusout', all)],
  ['onTouchStart', () => new Event('touchstart', all)],
  ['onTouchEnd', () => new Event('touchend', all)],
  ['onWheel', () => new WheelEvent('wheel', all)],
  ['onScroll', () => new Event('scroll')],
  ['onCopy', () => new ClipboardEvent('copy', all)],
  ['onPaste', () => new ClipboardEvent('paste', all)],
  ['onDragEnter', () => drag('dragenter')],
  ['onDragOver', () => drag('dragover')],
  ['onDragLeave', () => drag('dragleave')],
  ['onDrop', () => drag('drop')],
  ['onAnimationEnd', () => new AnimationEvent('animationend', all)],
  ['onTransitionEnd', () => new TransitionEvent('transitionend', all)],
];

const ofMedia: typeof everywhere = [
  ['onPlay', () => new Event('play')],
  ['onPause', () => new Event('pause')],
  ['onEnded', () => new Event('ended')],
];

const ofForms: typeof everywhere = [
  ['onSubmit', () => new SubmitEvent('submit', all)],
  ['onReset', () => new Event('reset', all)],
];

/** The handlers that make sense for an element, each with how its event comes about; a press comes last, for it may end it all. */
export function eventsOf(element: HTMLElement): Sending[] {
  const sent = (list: typeof everywhere): Sending[] =>
    list.map(([handler, make]) => ({ handler, send: (target) => void target.dispatchEvent(make()) }));
  return [
    ...sent(everywhere),
    ...(element instanceof HTMLMediaElement ? sent(ofMedia) : []),
    ...(element instanceof HTMLFormElement ? sent(ofForms) : []),
    ...changesOf(element),
    { handler: 'onClick', send: click },
  ];
}

/** A click, which leads nowhere from here. */
function click(target: HTMLElement): void {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  target.dispatchEvent(new MouseEvent('click', all));
  document.removeEventListener('click', stay);
}

/** How a person changes a native control. */
function changesOf(element: HTMLElement): Sending[] {
  if (element instanceof HTMLSelectElement) {
    const choose = (target: HTMLElement) => type(target, lastOf(target));
    return [{ handler: 'onChange', send: choose }];
  }
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return [{ handler: 'onChange', send: (target) => target.click() }];
  if (element instanceof HTMLInputElement && element.type === 'file')
    return [{ handler: 'onChange', send: (target) => choose(target, new File(['a'], 'a.txt')) }];
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return [];
  return [
    { handler: 'onInput', send: (target) => type(target, '1') },
    { handler: 'onChange', send: (target) => type(target, '12') },
  ];
}

const lastOf = (target: HTMLElement) =>
  target instanceof HTMLSelectElement ? ([...target.options].at(-1)?.value ?? '') : '';
