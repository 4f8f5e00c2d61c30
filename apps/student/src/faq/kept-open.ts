import type { DeviceStorage } from '../memory-storage.ts';

/** The name of the entry that holds which questions this person has open. */
export const faqKey = (personId: number): string => `faq/${personId}`;

/** The questions that a person has left open on this device, as the list names them; nothing before the first was opened or closed (FORMS-13). */
export function readOpen(storage: DeviceStorage, personId: number): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(faqKey(personId)) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : undefined;
  } catch {
    // Not of this app's making.
    return undefined;
  }
}

/** Keeps them until others are, or the person signs out. */
export const keepOpen = (storage: DeviceStorage, personId: number, open: readonly string[]): void =>
  storage.setItem(faqKey(personId), JSON.stringify(open));
