/** Milliseconds after which pictures that did not come with the network either are asked for once more: a line that is just back often breaks off. */
const rounds = [2000, 10_000, 60_000];

/**
 * A picture that does not come leaves the ground under it, the brand's colour or motif, rather than the browser's sign of a broken
 * picture, and is asked for again once the network is back. Pictures with a text of their own keep it.
 */
export function hideMissingPictures(page: Document, network: Pick<EventTarget, 'addEventListener'>): void {
  const isDecoration = (target: EventTarget | null): target is HTMLImageElement =>
    target instanceof HTMLImageElement && target.alt === '';

  page.addEventListener(
    'error',
    ({ target }) => {
      if (!isDecoration(target)) return;
      target.dataset.missing = '';
      target.style.visibility = 'hidden';
    },
    true,
  );
  // Also when another address has taken the place of the one that did not come.
  page.addEventListener(
    'load',
    ({ target }) => {
      if (!isDecoration(target) || target.dataset.missing === undefined) return;
      delete target.dataset.missing;
      target.style.visibility = '';
    },
    true,
  );
  const ask = (round: number) => {
    const missing = page.querySelectorAll<HTMLImageElement>('img[data-missing]');
    // One that is on its way is left to it.
    for (const picture of missing) if (picture.complete) picture.src = picture.getAttribute('src') ?? '';
    if (missing.length > 0 && round < rounds.length) setTimeout(ask, rounds[round], round + 1);
  };
  network.addEventListener('online', () => ask(0));
}
