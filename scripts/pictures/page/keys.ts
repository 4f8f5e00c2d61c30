/** Does what a key stands for, unless somebody writes, chooses, or means a command of the browser. */
export function keysOf(does: Readonly<Record<string, () => void>>): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (
      target instanceof Element &&
      target.matches('select, input:not([type=radio], [type=checkbox]), textarea')
    )
      return;
    const act = does[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
