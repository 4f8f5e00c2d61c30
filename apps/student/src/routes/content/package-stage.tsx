import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { contentKey } from '../../contents/content-place.ts';
import { learnerOf } from '../../media/package/learner.ts';
import PackagePlayer from '../../media/package/package-player.tsx';
import { useServices } from '../../services.ts';
import { personIn } from '../../session/session.ts';
import type { StageProps } from './stage.types.ts';

/** An interactive package with what it has told before; what it tells now is kept by the outbox (PLAYER-16, PLAYER-17). */
export default function PackageStage({ place, content, actor, record }: StageProps) {
  const { session } = useServices();
  // Whoever opened it, as long as it is open.
  const [learner] = useState(() => personIn(session.get()));
  const state = useSelector(actor, ({ context }) => context.status.packageState);
  return (
    <PackagePlayer
      title={content.title}
      url={content.url ?? ''}
      contentKey={`${learner?.id}/${contentKey({ place, contentId: content.id })}`}
      state={state ?? {}}
      learner={learnerOf(learner ?? { id: 0, name: '' })}
      onOpen={() => actor.send({ type: 'stage.open' })}
      onFail={() => actor.send({ type: 'stage.fail' })}
      onCommit={(pairs) => record({ kind: 'scorm', pairs })}
    />
  );
}
