import type { DeviceStorage } from '../memory-storage.ts';
import { tabKeys } from '../tab-keys.ts';

type Kept = { readonly [question: string]: string };

/** What was written to a question that counts its answers, and not sent: this tab keeps it over a reload. */
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
  const name = (questionnaireId: number, page: number) => `${questionnaireId}/${page}`;
  return {
    get: (questionnaireId: number, page: number): string | undefined => {
      const text: unknown = read()[name(questionnaireId, page)];
      return typeof text === 'string' ? text : undefined;
    },
    keep: (questionnaireId: number, page: number, text: string): void =>
      storage.setItem(tabKeys.answers, JSON.stringify({ ...read(), [name(questionnaireId, page)]: text })),
    forget: (questionnaireId: number, page: number): void => {
      const { [name(questionnaireId, page)]: _, ...others } = read();
      storage.setItem(tabKeys.answers, JSON.stringify(others));
    },
  };
}
