import { kindOfContent, secondsToFinish, type TrainingContent } from '@student/domain';
import { Button, ErrorState, InPlaceOf, LoadingOverlay, Skeleton, Stack, VideoPlayer } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { useGo } from '../../addresses/use-go.ts';
import { placePictureQuery } from '../../contents/content-place.ts';
import { PackageTools } from '../../media/package/package-tools.tsx';
import { createPlayerPreferences } from '../../media/player-preferences.ts';
import { stageHeights } from '../../media/stage-heights.ts';
import { content as words } from '../../pt-br/content.ts';
import { errorText } from '../../pt-br/errors.ts';
import { shell } from '../../pt-br/shell.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { useRetryOnline } from '../../use-retry-online.ts';
import { inFullScreen, useIsInFullScreen } from './full-screen.ts';
import type { StageProps } from './stage.types.ts';
import { useStagePlayer } from './stage-player.ts';

/** Wanted where a video is YouTube's. */
const YoutubePlayer = lazy(() => import('../../media/youtube/youtube-player.tsx'));
/** Wanted where a content is an audio. */
const AudioPlayer = lazy(() => import('../../media/audio-player.ts'));
/** Wanted where a content is a package. */
const PackageStage = lazy(() => import('./package-stage.tsx'));
/** Wanted where a content is a document. */
const DocumentStage = lazy(() => import('./document-stage.tsx'));

/** Wanted where a content is answered (PLAYER-19). */
const ExerciseCover = lazy(() => import('../../questionnaires/exercise-cover.tsx'));
const EvaluationStage = lazy(() => import('../../questionnaires/evaluation-stage.tsx'));

/**
 * What a content is studied with: the player of a video or an audio, resumed where it was left, a package, a document, an exercise or
 * an evaluation form; it tells the statechart what happens (PLAYER-12 to PLAYER-15, PLAYER-19). A content without a picture has that of its course, so that a stage is the brand's until it plays.
 */
export function Stage({ place, content, actor, record, nextHref }: StageProps) {
  const go = useGo();
  const goesOnInFullscreen = useIsInFullScreen();
  const { platform } = useServices();
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'));
  const resumeAt = useSelector(actor, (snapshot) => snapshot.context.resumesAt);
  const { data: placePicture } = useSuspenseQuery(placePictureQuery(place));
  const isFinished = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('finished') || snapshot.matches('finishing'),
  );
  const progress = useSelector(actor, (snapshot) => snapshot.context.status.progress);
  const left = secondsToFinish(content.minDuration, progress);
  const complete = useCallback(() => actor.send({ type: 'answers.complete' }), [actor]);
  const retry = useCallback(() => actor.send({ type: 'content.retry' }), [actor]);
  const port = useStagePlayer();
  const { status } = useSession();

  // The medium: it rests under the dialog that asks for the password.
  useEffect(() => {
    if (status === 'expired') port?.current?.pause();
  }, [status, port]);

  if (isUnavailable) return <UnavailableStage content={content} actor={actor} />;
  if (!isOpen) return <OpeningStage content={content} />;

  const kind = kindOfContent(content.type);
  if (kind === 'scorm' || kind === 'pdf') {
    const Studied = kind === 'scorm' ? PackageStage : DocumentStage;
    return (
      <Suspense fallback={<OpeningStage content={content} />}>
        <Studied place={place} content={content} actor={actor} record={record} />
      </Suspense>
    );
  }

  const picture = content.imageUrl ?? placePicture ?? undefined;
  const preferences = createPlayerPreferences(platform.storage);
  const { speed, volume, muted } = preferences.get();
  const player = {
    portRef: port,
    title: content.title,
    src: content.url ?? '',
    resumeAt,
    defaultSpeed: speed,
    defaultVolume: volume,
    defaultMuted: muted,
    endText: left > 0 && !isFinished ? words.toFinish(left) : undefined,
    onPlay: () => {
      actor.send({ type: 'stage.open' });
      actor.send({ type: 'playback.play' });
    },
    onWait: () => actor.send({ type: 'playback.wait' }),
    onResume: () => actor.send({ type: 'playback.resume' }),
    onEnded: () => actor.send({ type: 'playback.end' }),
    onError: () => actor.send({ type: 'stage.fail' }),
    onPause: (seconds: number) => {
      actor.send({ type: 'position.move', seconds: Math.floor(seconds) });
      actor.send({ type: 'playback.pause' });
    },
    onTime: (seconds: number) => actor.send({ type: 'position.move', seconds: Math.floor(seconds) }),
    onSpeed: (speedRate: number) => {
      actor.send({ type: 'speed.change', speedRate });
      preferences.change({ speed: speedRate });
    },
    onVolume: (level: number, isMuted: boolean) => preferences.change({ volume: level, muted: isMuted }),
  };
  if (kind === 'exercise') {
    return (
      <Suspense fallback={<OpeningStage content={content} />}>
        <ExerciseCover place={place} content={content} />
      </Suspense>
    );
  }
  if (kind === 'searchForm' && content.searchFormId !== null) {
    const { searchFormId } = content;
    return (
      <Suspense fallback={<OpeningStage content={content} />}>
        <EvaluationStage
          {...{ place, searchFormId, isFinished, record }}
          contentId={content.id}
          onComplete={complete}
          onMended={retry}
        />
      </Suspense>
    );
  }
  if (kind === 'mp3') {
    return (
      <Suspense fallback={<OpeningStage content={content} />}>
        <AudioPlayer {...player} titlePlace="page" coverUrl={picture} />
      </Suspense>
    );
  }
  const film = {
    ...player,
    endAction: nextHref && (
      <Button onClick={() => go(nextHref, { state: inFullScreen })}>{words.nextContent}</Button>
    ),
    goesOnInFullscreen,
  };
  if (!content.youtube) return <VideoPlayer {...film} poster={picture} />;
  return (
    <Suspense fallback={<OpeningStage content={content} />}>
      <YoutubePlayer {...film} {...content.youtube} duration={content.duration} poster={picture} />
    </Suspense>
  );
}

/** Why the content could not be opened, and another try; the network makes it when it was the reason. */
function UnavailableStage({ content, actor }: Pick<StageProps, 'content' | 'actor'>) {
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const retry = useCallback(() => actor.send({ type: 'content.retry' }), [actor]);
  useRetryOnline(failure, retry);
  return (
    <PlaceOfPlayer content={content}>
      <ErrorState
        title={words.openFailed}
        level={2}
        variant="strip"
        words={{ retry: shell.retry }}
        onRetry={retry}
      >
        {failure && errorText(failure)}
      </ErrorState>
    </PlaceOfPlayer>
  );
}

/** While the content is being opened. */
export function OpeningStage({ content }: { content: TrainingContent }) {
  return (
    <PlaceOfPlayer content={content}>
      <LoadingOverlay message={words.opening} extent="region" />
    </PlaceOfPlayer>
  );
}

function PlaceOfPlayer({ content, children }: { content: TrainingContent; children: ReactNode }) {
  return (
    <InPlaceOf shape={<PlayerShape content={content} />} frame="box">
      {children}
    </InPlaceOf>
  );
}

/** The measures of what the content is studied with, as far as they are known before it is there. */
function PlayerShape({ content }: { content: TrainingContent }) {
  switch (kindOfContent(content.type)) {
    case 'mp3':
      return <AudioPlayer title={content.title} titlePlace="page" />;
    case 'pdf':
      return <div style={{ blockSize: stageHeights.pdf }} />;
    case 'scorm':
      return (
        <Stack gap="s">
          <div style={{ blockSize: stageHeights.scorm }} />
          <PackageTools isFullscreen={false} onToggle={() => {}} />
        </Stack>
      );
    default:
      return <Skeleton shape="block" />;
  }
}
