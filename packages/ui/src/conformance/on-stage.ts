import { createElement, Fragment, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Subject } from './entry.ts';
import type { Scene } from './scene.ts';

/** How long is waited for what comes late, in milliseconds: code that is loaded, an overlay that opens. */
let patience = 6000;

/** Tries what is expected to wait in vain: with components whose code is there, and none that opens late. */
export async function inHaste<Found>(tries: () => Promise<Found>): Promise<Found> {
  const usual = patience;
  patience = 1500;
  try {
    return await tries();
  } finally {
    patience = usual;
  }
}

interface Setting {
  props?: object;
  /** It is closed at first: the element is not waited for. */
  isClosed?: boolean;
  isStrict?: boolean;
  /** What it stands in beside what its entry says: a provider. */
  inside?: (drawn: ReactNode) => ReactNode;
}

/** Draws a component, lets `use` look at it, and clears up. */
export async function onStage<Seen>(
  { name, Component, entry }: Subject,
  setting: Setting,
  use: (scene: Scene) => Promise<Seen>,
): Promise<Seen> {
  const before = new Set(document.body.children);
  const host = document.createElement('div');
  document.body.append(host);
  let failure: unknown;
  let isDrawn = false;
  const root = createRoot(host, {
    onUncaughtError: (error) => {
      failure = error;
    },
  });
  // What is said stands in one region of the whole page, which an earlier component may have brought.
  const isOwn = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    (element === host ||
      element.matches('[data-part="announcements"]') ||
      (!before.has(element) && !element.matches('script, style, link')));
  const parts = () => [...document.body.children].filter(isOwn);
  const findAll = (selector: string) =>
    parts().flatMap((part) => [
      ...(part !== host && part.matches(selector) ? [part] : []),
      ...part.querySelectorAll<HTMLElement>(selector),
    ]);
  const scene: Scene = {
    findAll,
    find: (selector) => findAll(selector)[0] ?? null,
    element: () => {
      const { reaches } = entry;
      const [found] = typeof reaches === 'string' ? findAll(reaches) : [];
      if (!found) throw new Error(`${name} draws no ${JSON.stringify(reaches)}`);
      return found;
    },
    parts,
    draw: async (props) => {
      const drawn = createElement(Component, { ...entry.props, ...props });
      const placed = (setting.inside ?? plain)((entry.around ?? plain)(drawn));
      flushSync(() => root.render(createElement(setting.isStrict ? StrictMode : Fragment, null, placed)));
      const { reaches } = entry;
      // Drawn anew it may have been closed by its owner.
      if (typeof reaches === 'string' && !setting.isClosed && !isDrawn)
        await until(() => findAll(reaches).length > 0 || failure !== undefined);
      await settled();
      isDrawn = true;
      if (failure !== undefined) throw failure;
    },
    leave: async () => {
      flushSync(() => root.unmount());
      await settled();
    },
  };
  try {
    await scene.draw(setting.props ?? {});
    return await use(scene);
  } finally {
    await scene.leave();
    for (const part of parts()) part.remove();
  }
}

const plain = (drawn: ReactNode) => drawn;

/** Waits until something holds, or in vain. */
export async function until(holds: () => boolean, atMost = patience): Promise<boolean> {
  const end = performance.now() + atMost;
  while (!holds()) {
    if (performance.now() > end) return false;
    await pause(10);
  }
  return true;
}

/** Effects have run, and what they set is drawn. */
export async function settled(): Promise<void> {
  await nextTask();
  await nextTask();
}

/** Without a timer, which waits four milliseconds by itself, and these are thousands. */
const nextTask = () =>
  new Promise<void>((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(undefined);
  });

const pause = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));
