import type { ContentCalls } from './content-endpoints.ts';
import { type ContentPlace, rowOf } from './content-places.ts';

/**
 * What the contents of a place are asked and told; typed as those of a course, which the table holds the others to.
 * @throws {ApiError} `NOT_IMPLEMENTED` where a call is named that the place does not have (PLAYER-26)
 */
export const callsOf = (place: ContentPlace): ContentCalls => rowOf(place).calls as ContentCalls;

/** The path parameters of a place, and of whatever is named besides; typed as those of a course, like `callsOf`. */
export function paramsOf<More extends Readonly<Record<string, number>>>(place: ContentPlace, more: More) {
  const { kind: _kind, ...params } = place;
  return { ...params, ...more } as unknown as { courseId: number } & More;
}
