import { kindOfContent, type TrainingContent } from '@student/domain';
import { ButtonLink, EmptyState } from '@student/ui';
import { content as words } from '../../pt-br/content.ts';
import { course } from '../../pt-br/course.ts';

/** Says that this kind of content has no player here yet; a document can be opened on its own meanwhile (PLAYER-19). */
export function UnsupportedStage({ content }: { content: TrainingContent }) {
  const kind = kindOfContent(content.type);
  if (!kind) {
    return (
      <EmptyState title={words.unknown} level={2}>
        {words.unknownText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.unsupportedTitle}
      level={2}
      action={
        kind === 'pdf' && content.url ? (
          <ButtonLink href={content.url} target="_blank" rel="noreferrer">
            {words.openDocument}
          </ButtonLink>
        ) : undefined
      }
    >
      {words.unsupported(course.types[kind])}
    </EmptyState>
  );
}
