import { afterEach, expect, it, vi } from 'vitest';
import { hearBack } from './hear-back.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the browser's: `goBack` is the phone's way back, which asks the last one that was made. */
function standIn() {
  const watchers: EventTarget[] = [];
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  const goBack = ({ isForced = false } = {}) => {
    const watcher = watchers.at(-1);
    if (!watcher) return 'leaves the page';
    if (!isForced && !watcher.dispatchEvent(new Event('cancel', { cancelable: true }))) return 'is refused';
    watchers.pop();
    watcher.dispatchEvent(new Event('close'));
    return 'is taken';
  };
  return { goBack, watchers };
}

it('the way back closes what was opened last, and leaves the page once nothing is open', () => {
  const { goBack } = standIn();
  const closed: string[] = [];
  const open = (name: string) => {
    const stop = hearBack({
      mayClose: () => true,
      close: () => {
        closed.push(name);
        stop();
      },
    });
  };
  open('outer');
  open('inner');
  expect([goBack(), goBack(), goBack()]).toEqual(['is taken', 'is taken', 'leaves the page']);
  expect(closed).toEqual(['inner', 'outer']);
});

it('what its owner keeps open is asked again', () => {
  const { goBack } = standIn();
  const close = vi.fn();
  hearBack({ mayClose: () => true, close });
  expect([goBack(), goBack()]).toEqual(['is taken', 'is taken']);
  expect(close).toHaveBeenCalledTimes(2);
});

it('what may not be closed stays; a browser that insists closes nothing and is not held', () => {
  const { goBack, watchers } = standIn();
  const close = vi.fn();
  hearBack({ mayClose: () => false, close });
  expect([goBack(), goBack({ isForced: true }), goBack()]).toEqual([
    'is refused',
    'is taken',
    'leaves the page',
  ]);
  expect([close.mock.calls, watchers]).toEqual([[], []]);
});

it('nothing is heard once it is over, nor by a browser without it', () => {
  const { goBack } = standIn();
  const close = vi.fn();
  hearBack({ mayClose: () => true, close })();
  expect([goBack(), close.mock.calls]).toEqual(['leaves the page', []]);
  vi.unstubAllGlobals();
  vi.stubGlobal('CloseWatcher', undefined);
  hearBack({ mayClose: () => true, close })();
});
