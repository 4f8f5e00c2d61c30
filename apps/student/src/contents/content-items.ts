import {
  type ContentKind,
  formatDuration,
  isOpenable,
  kindOfContent,
  spokenDuration,
  type TrainingContent,
} from '@student/domain';
import type { ContentListItem } from '@student/ui';
import { lockedContent as words } from '../pt-br/locked-content.ts';
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
  contents.map((content, index) => ({
    id: content.id,
    title: content.title,
    href: hrefOfContent({ place, contentId: content.id }),
    kind: drawnKindOf(content),
    state: stateOf(content),
    duration: content.duration ? formatDuration(content.duration) : undefined,
    durationSpoken: spokenDuration(content.duration),
    progress: content.status.progress,
    blockedReason: isOpenable(content) ? undefined : blockedReasonOf(contents, index),
  }));

/** Why the content at `index`, which cannot be opened, cannot. */
export const blockedReasonOf = (contents: readonly TrainingContent[], index: number) =>
  contents[index]?.isReleased === false
    ? words.notReleased
    : words.reason(firstOpenBefore(contents, index)?.title);

/** What has to be done before a locked content opens. */
export const firstOpenBefore = (contents: readonly TrainingContent[], index: number) =>
  contents.slice(0, index).find((content) => isOpenable(content) && !content.status.finishedAt);

/** The kind as it is drawn. */
export function drawnKindOf({ type }: Pick<TrainingContent, 'type'>): ContentListItem['kind'] {
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
