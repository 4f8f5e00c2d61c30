import { kindOfContent, type TrainingContent } from '@student/domain';
import { contentKindIcons, EmptyState } from '@student/ui';
import { drawnKindOf } from '../../contents/content-items.ts';
import { contentWithoutPlayer as words } from '../../pt-br/content-without-player.ts';
import { course } from '../../pt-br/course.ts';

/** What stands in place of a player, for a kind that nobody knows or a content without a file; the list beside it goes on (PLAYER-19). */
export default function UnsupportedStage({ content }: { content: TrainingContent }) {
  const kind = kindOfContent(content.type);
  const Sign = contentKindIcons[drawnKindOf(content)];
  return (
    <EmptyState title={kind ? words.unsupportedTitle : words.unknown} variant="strip" icon={<Sign />}>
      {kind ? words.unsupported(course.types[kind]) : words.unknownText}
    </EmptyState>
  );
}
