/** How long what was said stays for a screen reader to pick up; then nothing of it lies at the end of the page. */
const staying = 3000;

/** How long what is said at once is gathered, so that one sentence does not take the place of another unheard. */
const gathering = 50;

let region: HTMLElement | undefined;
let waiting: string[] = [];
let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Says a sentence to screen readers, politely, by one region for the whole page. It is there before the first word, since some
 * readers miss what arrives together with its region; an overlay that hides the page leaves it, for it is live.
 */
export function announce(text: string): void {
  if (!region?.isConnected) region = append();
  if (waiting.push(text) === 1) setTimeout(say, gathering);
}

function say(): void {
  const here = region;
  const text = [...new Set(waiting)].join(' ');
  waiting = [];
  if (here) here.textContent = here.textContent === text ? `${text}\u00a0` : text;
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
