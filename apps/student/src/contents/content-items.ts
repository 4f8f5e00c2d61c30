import {
  type ContentKind,
  formatDuration,
  isOpenable,
  kindOfContent,
  type TrainingContent,
} from '@student/domain';
import type { ContentListItem } from '@student/ui';
import { course as words } from '../pt-br/course.ts';
import { hrefOfContent } from './content-place.ts';
import type { ContentPlace } from './content-places.ts';

const kinds: Record<ContentKind, ContentListItem['kind']> = {
  youtube: 'video',
  scorm: 'package',
  pdf: 'pdf',
  exercise: 'exercise',
  mp3: 'audio',
  searchForm: 'form',
};

/** The contents of a place as the list draws them (COURSE-10, PLAYER-20). */
export const contentItems = (
  place: ContentPlace,
  contents: readonly TrainingContent[],
): (ContentListItem & { id: number })[] =>
  contents.map((content) => ({
    id: content.id,
    title: content.title,
    href: hrefOfContent({ place, contentId: content.id }),
    kind: drawnKindOf(content),
    state: stateOf(content),
    duration: content.duration ? formatDuration(content.duration) : undefined,
    progress: content.status.progress,
    blockedReason: content.isReleased ? words.lockedReason : words.notReleased,
  }));

function drawnKindOf({ type }: TrainingContent): ContentListItem['kind'] {
  const kind = kindOfContent(type);
  return kind ? kinds[kind] : 'unknown';
}

function stateOf(content: TrainingContent): ContentListItem['state'] {
  if (!content.isReleased) return 'unreleased';
  if (!isOpenable(content)) return 'blocked';
  return content.status.finishedAt ? 'done' : 'open';
}

/** How many of them are finished. */
export const finishedCount = (contents: readonly TrainingContent[]) =>
  contents.filter(({ status }) => status.finishedAt).length;
