import { type Failure, isWithdrawn, type OutboxEntry } from '@student/domain';
import { createId } from '../create-id.ts';
import type { DeviceDatabase } from './device-database.ts';
import { deviceStore, PersonSignedOut } from './device-store.ts';
import type { OutboxTabs } from './tabs.ts';

/** Something that a person did and the server does not have: on its way, kept, or refused with the server's sentence. */
export type PendingAct = {
  entry: OutboxEntry;
  /** Where it is kept: a device may refuse, and then only this tab knows of it. */
  place: 'device' | 'tab';
  refusal: Failure | undefined;
};

type Parts = {
  database: DeviceDatabase;
  personId: number;
  tabs: OutboxTabs;
  isPresent: () => boolean;
};

/** The acts of a person that have not arrived: on this device and, where it refuses, in this tab. Changes are published to all tabs. */
export function pendingActs({ database, personId, tabs, isPresent }: Parts) {
  const device = deviceStore(database, { personId, createId, isPresent });
  const refusedHere = new Map<string, PendingAct>();
  // Sent again or discarded, also where the device does not take them off.
  const hidden = new Set<string>();
  // Those, and what the device is asked to forget now: a second press finds nothing to do.
  const answered = new Set<string>();

  const changed = (content: string) => tabs.publish({ type: 'changed', personId, content });
  const published = async <Value>(
    { content }: { content: string },
    change: Promise<Value>,
  ): Promise<Value> => {
    try {
      return await change;
    } catch (error) {
      if (error instanceof PersonSignedOut) {
        tabs.publish({ type: 'left', personId, stay: device.stay() });
      }
      throw error;
    } finally {
      changed(content);
    }
  };

  const forget = async ({ id, content }: OutboxEntry, then?: () => void): Promise<void> => {
    await device.discard(id).catch(console.error);
    refusedHere.delete(id);
    then?.();
    // Another tab showed it until now.
    changed(content);
  };

  /** What of a content has not arrived, oldest first; `unwritten` is what only this tab knows yet. */
  const pendingOf = async (
    content: string,
    unwritten: readonly OutboxEntry[],
  ): Promise<readonly PendingAct[]> => {
    const { waiting, refused } = await device.actsOf(content).catch(() => ({ waiting: [], refused: [] }));
    const onDevice: PendingAct[] = [
      ...refused.map(({ reason, ...entry }) => ({ entry, place: 'device' as const, refusal: reason })),
      ...waiting.map((entry) => ({ entry, place: 'device' as const, refusal: undefined })),
    ];
    const inTab: PendingAct[] = [
      ...[...refusedHere.values()].filter(({ entry }) => entry.content === content),
      ...unwritten.map((entry) => ({ entry, place: 'tab' as const, refusal: undefined })),
    ];
    const known = new Set(onDevice.map(({ entry }) => entry.id));
    return [...onDevice, ...inTab.filter(({ entry }) => !known.has(entry.id))]
      .filter(({ entry }) => !hidden.has(entry.id))
      .toSorted((one, other) => one.entry.at - other.entry.at);
  };

  return {
    ...device,
    changed,
    add: (lane: string, entries: readonly OutboxEntry[]) =>
      entries[0] ? published(entries[0], device.add(lane, entries)) : device.add(lane, entries),
    remove: (entry: OutboxEntry) => published(entry, device.remove(entry)),
    refuse: (entry: OutboxEntry, refusal: Failure) => {
      refusedHere.set(entry.id, { entry, place: 'tab', refusal });
      const refused = device.refuse(entry, refusal).then((answer) => {
        refusedHere.delete(entry.id);
        return answer;
      });
      return published(entry, refused);
    },
    /** Whether a refused act was sent again or discarded. */
    isAnswered: ({ id }: OutboxEntry): boolean => answered.has(id),
    /** Shows a refused act no more. */
    hide: ({ id, content }: OutboxEntry): void => {
      answered.add(id);
      hidden.add(id);
      changed(content);
    },
    /** Forgets a refused act. A device that does not take it off shows it again on the next visit. */
    forget,
    /** Forgets a refused act, and then shows it no more: what is seen to be gone does not come back, however soon the page is closed. */
    discard: async (entry: OutboxEntry): Promise<void> => {
      if (answered.has(entry.id)) return;
      answered.add(entry.id);
      await forget(entry, () => hidden.add(entry.id));
    },
    /** Refused acts that the device has not taken. */
    refusedHere: (): readonly OutboxEntry[] => [...refusedHere.values()].map(({ entry }) => entry),
    isWithdrawn: async ({ act, content }: OutboxEntry): Promise<boolean> => {
      // Most acts rest on nothing: they are not held up by a look at the device.
      if (act.kind !== 'finish') return false;
      const refused = (await pendingOf(content, [])).filter(({ refusal }) => refusal);
      return isWithdrawn(
        act,
        refused.map(({ entry }) => entry.act),
      );
    },
    pendingOf,
  };
}
