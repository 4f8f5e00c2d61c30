type Child = Node | string | undefined | false;

/** An element with attributes and children; words are text, never markup. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number | undefined> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(attribute, String(value));
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

/** A button that does something. */
export function button(
  words: string,
  attributes: Record<string, string | undefined>,
  onPress: () => void,
): HTMLButtonElement {
  const made = make('button', { type: 'button', ...attributes }, words);
  made.addEventListener('click', onPress);
  return made;
}

/** A command, on one line, that a press copies. */
export function copyButton(command: string): HTMLButtonElement {
  const code = make('code', {}, command);
  const mark = make('span', { class: 'mark', role: 'status' }, 'Copy');
  const made = make('button', { type: 'button', class: 'copy', title: command }, code, mark);
  made.addEventListener('click', async () => {
    mark.textContent = (await copied(command, code)) ? 'Copied' : 'Press Ctrl+C';
    setTimeout(() => {
      mark.textContent = 'Copy';
    }, 2000);
  });
  return made;
}

/** Some browsers give a page from the file system no clipboard: there the command is marked to be copied by hand. */
async function copied(words: string, shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    getSelection()?.selectAllChildren(shown);
    return document.execCommand('copy');
  }
}
