/** How long what somebody comes back to is waited for, in ms. */
const patience = 5000;

/** The link of the page that an entry of the history was left by: where it leads, and which of the links to there it was. */
type Left = { href: string; position: number };

const entry = (): string => String(history.state?.key ?? '');

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter((link) => link.href === href);

/**
 * Who goes back goes on where they were: each new page takes the focus to its title, and on the way back it goes on from there to the link
 * that they had left by, such as the card of a list. Whoever presses something meanwhile is left alone.
 */
export default function focusBack(): void {
  const leftBy = new Map<string, Left>();
  let former = new AbortController();

  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
      if (link) leftBy.set(entry(), { href: link.href, position: linksTo(link.href).indexOf(link) });
    },
    { capture: true },
  );

  addEventListener('popstate', () => {
    former.abort();
    const left = leftBy.get(entry());
    if (!left) return;
    const end = new AbortController();
    former = end;
    const { signal } = end;
    const goOn = () => {
      if (!document.activeElement?.matches('main h1')) return;
      const link = linksTo(left.href)[left.position];
      if (!link) return;
      end.abort();
      link.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(goOn);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => end.abort(), patience);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
    });
    addEventListener('focusin', () => queueMicrotask(goOn), { signal });
    for (const press of ['keydown', 'pointerdown'])
      addEventListener(press, () => end.abort(), { capture: true, signal });
  });
}
