import { settled } from './on-stage.ts';

/** What a person does with a pointer: the events of a press, in their order. */
export function press(target: Element | null, init: MouseEventInit = {}, pointerType = 'mouse'): void {
  if (!target) throw new Error('there is nothing to press');
  const all = { bubbles: true, cancelable: true, composed: true, button: 0, ...init };
  const pointer = { ...all, pointerType, isPrimary: true, pointerId: 1 };
  const wasTaken = !target.dispatchEvent(new PointerEvent('pointerdown', pointer));
  if (!wasTaken && target.dispatchEvent(new MouseEvent('mousedown', all)) && target instanceof HTMLElement)
    target
      .closest<HTMLElement>('button, a, input, select, textarea, [tabindex]')
      ?.focus({ preventScroll: true });
  target.dispatchEvent(new PointerEvent('pointerup', pointer));
  target.dispatchEvent(new MouseEvent('mouseup', all));
  target.dispatchEvent(new PointerEvent('click', { detail: 1, ...pointer }));
}

/** Presses and lifts a key where the focus is put. */
export function pressKey(target: HTMLElement | null, key: string): void {
  if (!target) throw new Error('there is nothing to press a key on');
  target.focus({ preventScroll: true });
  const init = { key, code: key, bubbles: true, cancelable: true, composed: true };
  target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
}

/** Writes into a field as a person does: React hears it, which it would not of a value that is only set. */
export function type(field: Element | null, text: string): void {
  write(field, text);
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Types or chooses and leaves the field, as a browser tells it: `input`, and `change` in a turn of its own. Whoever draws in between
 * must not take back what the owner has not heard of.
 */
export async function typeAndLeave(field: Element | null, text: string): Promise<void> {
  write(field, text);
  await settled();
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}

function write(field: Element | null, text: string): void {
  if (!field) throw new Error('there is nothing to type into');
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

/** Has a file chosen, and tells the change. */
export function choose(field: Element | null, file: File): void {
  putInto(field, file).dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses a file in the browser's own dialog, which tells it as it tells a choice in a list (`typeAndLeave`). */
export async function chooseInDialog(field: Element | null, file: File): Promise<void> {
  const input = putInto(field, file);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** As the browser does, past what listens to scripts that write (internal/hear-written.ts). */
function putInto(field: Element | null, file: File): HTMLInputElement {
  if (!(field instanceof HTMLInputElement)) throw new Error('there is nothing to choose a file with');
  const list = new DataTransfer();
  list.items.add(file);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files')?.set?.call(field, list.files);
  return field;
}
