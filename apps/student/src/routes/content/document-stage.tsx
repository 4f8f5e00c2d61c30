import { useSelector } from '@xstate/react';
import DocumentPlayer from '../../media/document/document-player.tsx';
import type { StageProps } from './stage.types.ts';

/** A PDF, at the page where it was left on whichever device; the page is kept where videos keep their second (decision 0644). */
export default function DocumentStage({ content, actor, record }: StageProps) {
  const page = useSelector(actor, ({ context }) => context.status.checkpoint);
  return (
    <DocumentPlayer
      key={content.url}
      title={content.title}
      url={content.url ?? ''}
      resumeAt={page}
      onOpen={() => actor.send({ type: 'stage.open' })}
      onFail={() => actor.send({ type: 'stage.fail' })}
      onPage={(seconds) => void record({ kind: 'checkpoint', seconds }).catch(console.error)}
    />
  );
}
