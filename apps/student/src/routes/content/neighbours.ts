import { contentNavigation, type TrainingContent } from '@student/domain';
import type { Neighbour } from '@student/ui';
import { blockedReasonOf, firstOpenBefore } from '../../contents/content-items.ts';
import { hrefOfContent } from '../../contents/content-place.ts';
import type { ContentPlace } from '../../contents/content-places.ts';
import { content as words } from '../../pt-br/content.ts';

/** Where previous and next lead from a content; a blocked next says why (PLAYER-20 to PLAYER-22). */
export function neighboursOf(
  place: ContentPlace,
  contents: readonly TrainingContent[],
  contentId: number,
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const index = contents.findIndex(({ id }) => id === contentId);
  if (index === -1) return { previous: undefined, next: undefined };
  const { previous, next, isNextLocked } = contentNavigation(contents, index);
  return {
    previous: previous && { href: hrefOfContent({ place, contentId: previous.id }) },
    next: isNextLocked
      ? { blockedReason: reasonOf(contents, index + 1) }
      : next && { href: hrefOfContent({ place, contentId: next.id }) },
  };
}

/** What opens the next content: finishing the one that stands here, or what its row in the list says. */
const reasonOf = (contents: readonly TrainingContent[], next: number) =>
  contents[next]?.isReleased && firstOpenBefore(contents, next) === contents[next - 1]
    ? words.nextLocked
    : blockedReasonOf(contents, next);
