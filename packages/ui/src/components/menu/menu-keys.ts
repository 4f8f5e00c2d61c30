/** Pause after which typing begins a new word, in milliseconds. */
const typing = 1000;

let typed = { text: '', at: 0 };

export const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** The item that a key leads to from the one with the focus; `undefined` for keys that lead nowhere. */
export function itemAfterKey(menu: Element, key: string, at: number): HTMLElement | undefined {
  const items = itemsOf(menu);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at < 1 ? -1 : at - 1);
    case 'Home':
    case 'PageUp':
      return items[0];
    case 'End':
    case 'PageDown':
      return items.at(-1);
    default:
      return key.length === 1 ? itemByLetters(items, key, at) : undefined;
  }
}

/** Whether somebody is in the middle of typing a name, in which a space may stand. */
export const isTyping = (now = performance.now()) => typed.text !== '' && now - typed.at < typing;

/** The next item whose name begins with what was typed; the same letter again goes on to the next one. */
function itemByLetters(items: readonly HTMLElement[], letter: string, at: number): HTMLElement | undefined {
  const now = performance.now();
  typed = { text: (isTyping(now) ? typed.text : '') + letter.toLowerCase(), at: now };
  const isSame = [...typed.text].every((one) => one === typed.text[0]);
  const sought = isSame ? letter.toLowerCase() : typed.text;
  const from = sought.length === 1 ? at + 1 : Math.max(at, 0);
  const around = [...items.slice(from), ...items.slice(0, from)];
  return around.find((item) => item.textContent.trim().toLowerCase().startsWith(sought));
}
