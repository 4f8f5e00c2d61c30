interface Table<Keys extends string> {
  rows: readonly { keys: Keys; does: string }[];
}

/** What is written in a table for a key whose event has another name. */
const named: Readonly<Record<string, string>> = { Space: ' ' };

/**
 * Walks in a play through a component's whole keyboard table (`<component>.keyboard.ts`), one step per row, in its order. A row
 * without a step does not compile, and fails where the types were talked out of it; so does a step that leaves a key of its row
 * unpressed.
 *
 * @param on where keys are heard.
 */
export async function everyRow<Keys extends string>(
  { rows }: Table<Keys>,
  steps: { [Row in Keys]: () => Promise<unknown> },
  on: EventTarget = window,
): Promise<void> {
  for (const { keys } of rows) {
    const step: (() => Promise<unknown>) | undefined = steps[keys];
    if (!step) throw new Error(`no step of the play presses ${keys}`);
    const pressed = await keysPressedIn(step, on);
    const missed = keys.split(', ').filter((key) => !pressed.some((event) => isPress(event, key)));
    if (missed.length > 0) throw new Error(`the step of ${keys} does not press ${missed.join(', ')}`);
  }
}

async function keysPressedIn(step: () => Promise<unknown>, on: EventTarget): Promise<KeyboardEvent[]> {
  const pressed: KeyboardEvent[] = [];
  const hear = (event: Event) => void pressed.push(event as KeyboardEvent);
  on.addEventListener('keydown', hear, true);
  try {
    await step();
  } finally {
    on.removeEventListener('keydown', hear, true);
  }
  return pressed;
}

/** Whether a key is the one of a table: `Shift+Tab`, `K`, any of `0–9`. */
function isPress({ key, shiftKey, altKey }: KeyboardEvent, written: string): boolean {
  const [name = '', ...modifiers] = written.split('+').reverse();
  if ((modifiers.includes('Shift') && !shiftKey) || (modifiers.includes('Alt') && !altKey)) return false;
  if (name === 'Tab' && shiftKey && modifiers.length === 0) return false;
  const [first, last] = name.split('–');
  if (last !== undefined)
    return key.length === 1 && key.toUpperCase() >= `${first}` && key.toUpperCase() <= last;
  return key.toUpperCase() === (named[name] ?? name).toUpperCase();
}
