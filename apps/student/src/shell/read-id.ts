import { data } from 'react-router-dom';

/** An id from an address. @throws a 404 for what cannot be one, so that the not-found page shows. */
export function readId(text: string | undefined): number {
  if (text && /^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw data(null, { status: 404 });
}
