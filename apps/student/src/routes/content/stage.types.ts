import type { TrainingContent } from '@student/domain';
import type { ContentPlace } from '../../contents/content-places.ts';
import type { ContentActor, OpenedContent } from './use-content-actor.ts';

/** What the stage of every kind of content is given. */
export type StageProps = {
  place: ContentPlace;
  content: TrainingContent;
  actor: ContentActor;
  record: OpenedContent['record'];
  /** Address of the next content, where that is open. */
  nextHref?: string | undefined;
};
