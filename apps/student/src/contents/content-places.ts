import { getEvent, listEventContents, listEvents } from '@student/api-client';
import { paths } from '../paths.ts';
import { courseQuery } from '../queries/courses.queries.ts';
import { endpointQuery, keyOf, type QueriesAt } from '../queries/endpoint-query.ts';
import { staleAfterProgress } from '../queries/stale-after-progress.ts';
import { tracksStale } from '../queries/tracks-stale.ts';
import { courseCalls, eventCalls } from './content-endpoints.ts';
import { type PlaceQuery, placeQuery } from './place-query.ts';

/** The ids of each kind of place that contents belong to, under their names in addresses and calls. */
type PlaceIds = {
  course: { readonly courseId: number };
  event: { readonly eventId: number; readonly classId: number };
};

export type PlaceKind = keyof PlaceIds;

/** Where contents belong: to a course, or to a class of an event. */
export type ContentPlace = {
  readonly [Kind in PlaceKind]: { readonly kind: Kind } & PlaceIds[Kind];
}[PlaceKind];

/** What may stand beside a content. */
export type StudyPanel = 'notes' | 'doubts' | 'ratings' | 'complements' | 'instructors';

/** Everything in which one kind of place differs from another. */
type PlaceRow<Ids> = {
  /** In the order in which a content's key has them. */
  ids: readonly (keyof Ids & string)[];
  /** The address of what holds the contents. */
  href: (place: Ids) => string;
  contentHref: (content: Ids & { readonly contentId: number }) => string;
  /** One question of an attempt (QUIZ-01, QUIZ-02). */
  questionHref: (question: Ids & { readonly questionnaireId: number; readonly page: number }) => string;
  /** All answers of an attempt; an event has no such page (QUIZ-16). */
  responsesHref: ((attempt: Ids & { readonly questionnaireId: number }) => string) | undefined;
  /** Reads the name of what holds the contents. */
  title: (place: Ids) => PlaceQuery<string>;
  /** Reads the picture of what holds the contents: a content without one of its own has it. */
  picture: (place: Ids) => PlaceQuery<string | null>;
  /** What the server answers otherwise once something about the contents has changed. */
  stale: (place: Ids) => readonly QueriesAt[];
  panels: readonly StudyPanel[];
  calls: typeof courseCalls | typeof eventCalls;
};

/** THE table of the places of contents: a kind without a row does not compile. */
export const contentPlaces: { readonly [Kind in PlaceKind]: PlaceRow<PlaceIds[Kind]> } = {
  course: {
    ids: ['courseId'],
    href: paths.course,
    contentHref: paths.courseContent,
    questionHref: paths.courseQuestionnaire,
    responsesHref: paths.userResponses,
    title: ({ courseId }) => placeQuery(courseQuery(courseId), ({ title }) => title),
    picture: ({ courseId }) => placeQuery(courseQuery(courseId), ({ imageUrl }) => imageUrl),
    stale: ({ courseId }) => staleAfterProgress(courseId),
    panels: ['notes', 'doubts', 'ratings', 'complements', 'instructors'],
    calls: courseCalls,
  },
  // Events have neither doubts nor ratings (PLAYER-26).
  event: {
    ids: ['eventId', 'classId'],
    href: paths.event,
    contentHref: paths.eventContent,
    questionHref: paths.eventQuestionnaire,
    responsesHref: undefined,
    title: ({ eventId }) => placeQuery(endpointQuery(getEvent, { params: { eventId } }), ({ name }) => name),
    picture: ({ eventId }) =>
      placeQuery(endpointQuery(getEvent, { params: { eventId } }), ({ imageUrl }) => imageUrl),
    stale: ({ eventId, classId }) => [
      { queryKey: keyOf(listEventContents, { params: { eventId, classId } }), exact: true },
      { queryKey: keyOf(listEvents) },
      tracksStale,
    ],
    panels: ['notes', 'complements', 'instructors'],
    calls: eventCalls,
  },
};

export const placeKinds = Object.keys(contentPlaces) as PlaceKind[];

/** The row of a place, which takes that place alone. */
export const rowOf = ({ kind }: ContentPlace) => contentPlaces[kind] as unknown as PlaceRow<ContentPlace>;
