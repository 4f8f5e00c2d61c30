import { kindOfContent, type TrainingContent } from '@student/domain';
import { AudioPlayer, ErrorState, LoadingOverlay, VideoPlayer } from '@student/ui';
import { useSelector } from '@xstate/react';
import { keepPlayerPreferences, playerPreferences } from '../../media/player-preferences.ts';
import { content as words } from '../../pt-br/content.ts';
import { errors } from '../../pt-br/errors.ts';
import type { ContentActor } from './use-content-actor.ts';

/** The player of a video or an audio, resumed where it was left; it tells the statechart what happens (PLAYER-12 to PLAYER-15). */
export function Stage({ content, actor }: { content: TrainingContent; actor: ContentActor }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const resumeAt = useSelector(actor, (snapshot) => snapshot.context.resumesAt);

  if (isUnavailable) {
    return (
      <ErrorState
        title={words.openFailed}
        level={2}
        retryLabel={words.retry}
        onRetry={() => actor.send({ type: 'content.retry' })}
      >
        {failure && (failure.message ?? errors[failure.code])}
      </ErrorState>
    );
  }
  if (!isOpen) return <LoadingOverlay message={words.opening} />;

  const { speed, volume } = playerPreferences();
  const player = {
    title: content.title,
    src: content.url ?? '',
    resumeAt,
    speed,
    volume,
    onPlay: () => actor.send({ type: 'playback.play' }),
    onPause: (seconds: number) => {
      actor.send({ type: 'position.move', seconds });
      actor.send({ type: 'playback.pause' });
    },
    onTime: (seconds: number) => actor.send({ type: 'position.move', seconds: Math.floor(seconds) }),
    onSpeed: (speedRate: number) => {
      actor.send({ type: 'speed.change', speedRate });
      keepPlayerPreferences({ speed: speedRate });
    },
  };
  return kindOfContent(content.type) === 'mp3' ? (
    <AudioPlayer {...player} coverUrl={content.imageUrl ?? undefined} />
  ) : (
    <VideoPlayer {...player} poster={content.imageUrl ?? undefined} />
  );
}
