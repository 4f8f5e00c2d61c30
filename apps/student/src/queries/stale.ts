import { type ContentPlace, rowOf } from '../contents/content-places.ts';
import type { QueriesAt } from './endpoint-query.ts';

/** What the server answers otherwise once something about the contents of a place has changed. */
export const staleAfterContent = (place: ContentPlace): readonly QueriesAt[] => rowOf(place).stale(place);
