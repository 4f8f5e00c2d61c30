import { readId } from '@student/domain';
import { data } from 'react-router-dom';

/** An id from an address. @throws a 404 for what cannot be one, so that the not-found page shows. */
export function idInAddress(text: string | undefined): number {
  const id = readId(text ?? '');
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}

/** All parameters of an address that has ids alone. @throws as `idInAddress` does */
export const idsInAddress = (params: Readonly<Record<string, string | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, idInAddress(text)]));
