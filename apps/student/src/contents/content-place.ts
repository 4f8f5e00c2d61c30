import { readId } from '@student/domain';
import { type ContentPlace, contentPlaces, type PlaceKind, placeKinds, rowOf } from './content-places.ts';

/** One content in its place. */
export type PlacedContent = { readonly place: ContentPlace; readonly contentId: number };

const isKind = (text: string): text is PlaceKind => Object.hasOwn(contentPlaces, text);

/** The ids of a place and of a content in it, from an answer for each of their names; `undefined` when one is lacking. */
function placedFrom(kind: PlaceKind, idOf: (name: string, at: number) => number | undefined) {
  const names = [...contentPlaces[kind].ids, 'contentId'];
  const ids = names.flatMap((name, at) => idOf(name, at) ?? []);
  if (ids.length < names.length) return undefined;
  const { contentId, ...placeIds } = Object.fromEntries(names.map((name, at) => [name, ids[at]]));
  return { place: { kind, ...placeIds }, contentId } as PlacedContent;
}

/** How a content is named where text is needed, as in the outbox: `course/12/7`, `event/3/4/5`. */
export function contentKey({ place, contentId }: PlacedContent): string {
  const ids: Readonly<Record<string, unknown>> = place;
  return [place.kind, ...rowOf(place).ids.map((name) => ids[name]), contentId].join('/');
}

/** The content that `contentKey` named; `undefined` for any other text. */
export function readContentKey(key: string): PlacedContent | undefined {
  const [kind = '', ...parts] = key.split('/');
  if (!isKind(kind) || parts.length !== contentPlaces[kind].ids.length + 1) return undefined;
  return placedFrom(kind, (_name, at) => readId(parts[at] ?? ''));
}

/** The content that the parameters of an address name. @throws {Error} when no kind of place has these parameters */
export function placedIn(params: Readonly<Record<string, number>>): PlacedContent {
  for (const kind of placeKinds) {
    const placed = placedFrom(kind, (name) => params[name]);
    if (placed) return placed;
  }
  throw new Error(`No place of contents has the parameters ${Object.keys(params).join(', ')}`);
}

/** The address of a content. */
export const hrefOfContent = ({ place, contentId }: PlacedContent): string =>
  rowOf(place).contentHref({ ...place, contentId });

/** The address of the course or event that holds the contents. */
export const hrefOfPlace = (place: ContentPlace): string => rowOf(place).href(place);

/** The name of the course or event that holds the contents. */
export const placeTitleQuery = (place: ContentPlace) => rowOf(place).title(place);

/** The picture of the course or event that holds the contents. */
export const placePictureQuery = (place: ContentPlace) => rowOf(place).picture(place);

/** What stands beside a content. */
export const panelsOf = (place: ContentPlace) => rowOf(place).panels;

/** The place that the parameters of an address name, whatever else they name. @throws as `placedIn` does */
export const placeIn = (params: Readonly<Record<string, number>>): ContentPlace =>
  placedIn({ ...params, contentId: 1 }).place;

/** The address of a question of an attempt (QUIZ-01, QUIZ-02). */
export const hrefOfQuestion = (place: ContentPlace, questionnaireId: number, page: number): string =>
  rowOf(place).questionHref({ ...place, questionnaireId, page });

/** The address of all answers of an attempt, where the place has such a page (QUIZ-16). */
export const hrefOfResponses = (place: ContentPlace, questionnaireId: number): string | undefined =>
  rowOf(place).responsesHref?.({ ...place, questionnaireId });
