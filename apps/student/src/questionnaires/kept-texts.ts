import type { DeviceStorage } from '../memory-storage.ts';
import { tabKeys } from '../tab-keys.ts';

type Kept = { readonly [question: string]: string };

/**
 * What was written to a question that is sent by hand, and not sent: this tab keeps it over a reload. Questions are told apart by
 * their questionnaire, or by the name of what else asks them.
 */
export function createKeptTexts(storage: DeviceStorage) {
  const read = (): Kept => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(tabKeys.answers) ?? '{}');
      return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
    } catch {
      // Not JSON: as if nothing was kept.
      return {};
    }
  };
  const name = (questionnaire: number | string, page: number) => `${questionnaire}/${page}`;
  return {
    get: (questionnaire: number | string, page: number): string | undefined => {
      const text: unknown = read()[name(questionnaire, page)];
      return typeof text === 'string' ? text : undefined;
    },
    keep: (questionnaire: number | string, page: number, text: string): void =>
      storage.setItem(tabKeys.answers, JSON.stringify({ ...read(), [name(questionnaire, page)]: text })),
    forget: (questionnaire: number | string, page: number): void => {
      const { [name(questionnaire, page)]: _, ...others } = read();
      storage.setItem(tabKeys.answers, JSON.stringify(others));
    },
  };
}
