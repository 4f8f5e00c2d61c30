import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, test, vi } from 'vitest';
import { createApp } from './create-app.tsx';
import { memoryStorage } from './memory-storage.ts';
import type { Platform } from './platform.ts';
import { tenantOf } from './tenant.tsx';

const openApp = () => {
  const events = new EventTarget();
  const platform: Platform = {
    fetch: () => new Promise(() => {}),
    earlyCalls: {},
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    root: { dataset: {} },
    events,
    isHidden: () => false,
    indexedDB: undefined,
    databaseName: 'student',
    locks: undefined,
    openChannel: undefined,
    files: '/files/',
    openYoutube: () => new Promise(() => {}),
    packageHost: () => undefined,
    now: Date.now,
  };
  const { services, stop } = createApp({
    tenant: tenantOf('decola'),
    platform,
    makeRouter: (_routes, options) => createMemoryRouter([{ path: '*', element: null }], options),
  });
  return {
    ...services.missingParts,
    ended: services.ended,
    stop,
    goOnline: () => events.dispatchEvent(new Event('online')),
  };
};

test('what waits in an app hears that it has ended', () => {
  const { ended, stop } = openApp();
  expect(ended.aborted).toBe(false);
  stop();
  expect(ended.aborted).toBe(true);
});

describe('parts whose code is missing', () => {
  it('are told of one at a time', () => {
    const { tell } = openApp();
    const [giveUp, giveUpNext] = [vi.fn(), vi.fn()];
    tell(giveUp);
    tell(giveUpNext);
    expect(giveUp).toHaveBeenCalledOnce();
    expect(giveUpNext).not.toHaveBeenCalled();
  });

  it('are not given up once they are gone', () => {
    const { tell, goOnline } = openApp();
    const giveUp = vi.fn();
    tell(giveUp)();
    tell(vi.fn());
    goOnline();
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('are of one app: that of another on the same page gives up nothing here', () => {
    const [one, other] = [openApp(), openApp()];
    const [giveUp, giveUpOther] = [vi.fn(), vi.fn()];
    one.tell(giveUp);
    other.tell(giveUpOther);
    expect(giveUp).not.toHaveBeenCalled();
    other.goOnline();
    expect(giveUpOther).toHaveBeenCalledOnce();
    expect(giveUp).not.toHaveBeenCalled();
    one.goOnline();
    expect(giveUp).toHaveBeenCalledOnce();
  });
});
