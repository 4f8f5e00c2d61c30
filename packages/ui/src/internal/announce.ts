/** How long what was said stays for a screen reader to pick up; then nothing of it lies at the end of the page. */
const staying = 3000;

let region: HTMLElement | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Says a sentence to screen readers, politely, by one region for the whole page. It is there before the first word, since some
 * readers miss what arrives together with its region; an overlay that hides the page leaves it, for it is live.
 */
export function announce(text: string): void {
  const isNew = !region?.isConnected;
  if (isNew) region = append();
  const here = region;
  const say = () => {
    if (here) here.textContent = here.textContent === text ? `${text}\u00a0` : text;
  };
  if (isNew) setTimeout(say, 50);
  else say();
  clearTimeout(ending);
  ending = setTimeout(() => here?.replaceChildren(), staying);
}

function append(): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('aria-live', 'polite');
  made.dataset.part = 'announcements';
  made.style.cssText =
    'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(made);
  return made;
}
