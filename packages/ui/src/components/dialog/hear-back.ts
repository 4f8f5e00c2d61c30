/** What a browser tells of its own way to close something: the phone's way back. Only some have it. */
interface Watcher extends EventTarget {
  destroy: () => void;
}

interface Back {
  /** Whether it may be closed so now. */
  mayClose: () => boolean;
  close: () => void;
}

/**
 * Closes what is modal by the phone's way back, which would otherwise leave the page behind it (decision 0574). Where it may not be closed
 * it stays; a browser that is asked again and again, while nobody touches the page, leaves the page all the same.
 *
 * @returns ends it.
 */
export function hearBack({ mayClose, close }: Back): () => void {
  const Watching = (globalThis as { CloseWatcher?: new () => Watcher }).CloseWatcher;
  if (!Watching) return () => {};
  let watcher: Watcher | undefined;
  const watch = () => {
    watcher = new Watching();
    watcher.addEventListener('cancel', (event) => {
      if (!mayClose()) event.preventDefault();
    });
    watcher.addEventListener('close', () => {
      if (!mayClose()) return;
      // Whoever holds its state may keep it open.
      watch();
      close();
    });
  };
  watch();
  return () => watcher?.destroy();
}
