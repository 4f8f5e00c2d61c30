import { expect, it, vi } from 'vitest';
import { createConfiguration, defaultConfiguration } from './configuration.ts';
import { memoryStorage } from './memory-storage.ts';

const maintenance = { isMaintenanceMode: true, isSuggestionMode: false };

function start(kept: Record<string, string>, answer: () => Promise<unknown>) {
  const storage = memoryStorage(kept);
  const request = vi.fn(answer);
  const configuration = createConfiguration({ request: request as never, storage });
  return { storage, request, configuration };
}

it.each([
  ['nothing', {}, defaultConfiguration],
  ['what was kept', { configuration: JSON.stringify(maintenance) }, maintenance],
  ['no JSON', { configuration: '{' }, defaultConfiguration],
  ['another shape', { configuration: '{"isMaintenanceMode":1}' }, defaultConfiguration],
])('a device that holds %s', (_name, kept, expected) => {
  expect(start(kept, async () => maintenance).configuration.get()).toEqual(expected);
});

it('what the server says is kept and told (CONFIG-02)', async () => {
  const { storage, configuration } = start({}, async () => maintenance);
  const told = vi.fn();
  configuration.subscribe(told);
  await configuration.refresh();
  expect(configuration.get()).toEqual(maintenance);
  expect(JSON.parse(storage.getItem('configuration') ?? '')).toEqual(maintenance);
  expect(told).toHaveBeenCalledTimes(1);
});

it('a failure is logged, gives the defaults and clears what was kept (CONFIG-04, CONFIG-05)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { storage, configuration } = start({ configuration: JSON.stringify(maintenance) }, () =>
    Promise.reject(new Error('no')),
  );
  const defaults = { isMaintenanceMode: false, isSuggestionMode: false };
  await expect(configuration.refresh()).resolves.toEqual(defaults);
  expect(log).toHaveBeenCalledWith(new Error('no'));
  expect(storage.getItem('configuration')).toBeNull();
});

it('what a page asks by itself and cannot be read changes nothing', async () => {
  const { storage, configuration } = start({ configuration: JSON.stringify(maintenance) }, () =>
    Promise.reject(new Error('no')),
  );
  await expect(configuration.renew()).rejects.toThrow('no');
  expect(configuration.get()).toEqual(maintenance);
  expect(storage.getItem('configuration')).not.toBeNull();
});

it('calls at the same time share one request', async () => {
  const { request, configuration } = start({}, async () => maintenance);
  await Promise.all([configuration.refresh(), configuration.refresh()]);
  await configuration.refresh();
  expect(request).toHaveBeenCalledTimes(2);
});

it('an answer never overtakes one that was asked for later, be it an answer or a failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers: PromiseWithResolvers<unknown>[] = [];
  const { storage, request, configuration } = start({}, () => {
    const answer = Promise.withResolvers<unknown>();
    answers.push(answer);
    return answer.promise;
  });
  const told = vi.fn();
  configuration.subscribe(told);
  const first = configuration.refresh();
  const second = configuration.renew();
  const third = configuration.renew();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(3));
  answers[2]?.resolve(maintenance);
  expect(await third).toEqual(maintenance);
  answers[1]?.resolve(defaultConfiguration);
  answers[0]?.reject(new Error('no'));
  expect([await second, await first, configuration.get()]).toEqual([maintenance, maintenance, maintenance]);
  expect(JSON.parse(storage.getItem('configuration') ?? '')).toEqual(maintenance);
  expect(told).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
