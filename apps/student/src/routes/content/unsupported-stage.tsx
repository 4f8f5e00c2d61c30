import { kindOfContent, type TrainingContent } from '@student/domain';
import { ButtonLink, contentKindIcons, EmptyState } from '@student/ui';
import { drawnKindOf } from '../../contents/content-items.ts';
import { contentWithoutPlayer as words } from '../../pt-br/content-without-player.ts';
import { course } from '../../pt-br/course.ts';

/** What stands in place of a player: a document is read in another tab, other kinds have no player here yet (PLAYER-19). */
export default function UnsupportedStage({ content }: { content: TrainingContent }) {
  const kind = kindOfContent(content.type);
  const Sign = contentKindIcons[drawnKindOf(content)];
  const document = kind === 'pdf' ? content.url : null;
  return (
    <EmptyState
      title={document ? words.documentTitle : kind ? words.unsupportedTitle : words.unknown}
      variant="strip"
      icon={<Sign />}
      action={
        document ? (
          <ButtonLink href={document} target="_blank" rel="noreferrer">
            {words.openDocument}
          </ButtonLink>
        ) : undefined
      }
    >
      {document ? words.documentText : kind ? words.unsupported(course.types[kind]) : words.unknownText}
    </EmptyState>
  );
}
