import { kindOfContent, type TrainingContent } from '@student/domain';
import {
  Button,
  InlineAlert,
  type PlayerPort,
  PlayerShell,
  type PlayerShellProps,
  RichText,
  SaveState,
  Stack,
} from '@student/ui';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Boundary } from '../../boundary.tsx';
import { contentKey } from '../../contents/content-place.ts';
import type { ContentPlace } from '../../contents/content-places.ts';
import { SaveLine } from '../../contents/save-line.tsx';
import { content as words } from '../../pt-br/content.ts';
import { errorText } from '../../pt-br/errors.ts';
import { useServices } from '../../services.ts';
import { OpeningStage, Stage } from './stage.tsx';
import { StagePlayer } from './stage-player.ts';
import { StudyParts } from './study-panels.tsx';
import { type ContentActor, useContentActor, usePageEvents } from './use-content-actor.ts';

/** Wanted once something is finished. */
const ContentReward = lazy(() => import('../../contents/content-reward.tsx'));
/** Wanted where there is no player. */
const UnsupportedStage = lazy(() => import('./unsupported-stage.tsx'));

type OpenContentProps = {
  place: ContentPlace;
  content: TrainingContent;
  shell: Omit<PlayerShellProps, 'stage' | 'saveState' | 'children'>;
};

/** A content that may be opened: played where its kind has a player, told plainly where it has none yet (PLAYER-19). */
export function OpenContent({ place, content, shell: around }: OpenContentProps) {
  const kind = kindOfContent(content.type);
  const isFilm = kind === 'youtube' && (content.url ?? content.youtube) !== null;
  const isAnswered =
    (kind === 'exercise' && content.exercise !== null) ||
    (kind === 'searchForm' && content.searchFormId !== null);
  const shell = { ...around, shape: isFilm ? 'film' : isAnswered ? 'page' : 'free' } as const;
  const isFile = (kind === 'mp3' || kind === 'scorm' || kind === 'pdf') && content.url !== null;
  if (!isFilm && !isFile && !isAnswered) {
    return (
      <StagePlayer value={undefined}>
        <PlayerShell
          {...shell}
          stage={
            <Suspense fallback={<OpeningStage content={content} />}>
              <UnsupportedStage content={content} />
            </Suspense>
          }
        >
          <StudyParts place={place} contentId={content.id} />
        </PlayerShell>
      </StagePlayer>
    );
  }
  return <PlayedContent place={place} content={content} shell={shell} />;
}

/** One tree before and after the actor is there, so that a part that somebody opened meanwhile stays open. */
function PlayedContent({ place, content, shell }: OpenContentProps) {
  const opened = useContentActor({ place, contentId: content.id }, content);
  const actor = opened?.actor;
  const { tell } = useServices();
  const isOpen = useSelector(actor, (snapshot) => snapshot?.hasTag('open') ?? false);
  const progress = useSelector(actor, (snapshot) => snapshot?.context.status.progress);
  const reached = progress ?? content.status.progress;
  const isRewarded = useSelector(actor, (snapshot) => snapshot?.matches('rewarded') ?? false);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const dismiss = () => actor?.send({ type: 'reward.dismiss' });
  const player = useRef<PlayerPort>(null);
  const kind = kindOfContent(content.type);
  const isPlayed = kind === 'youtube' || kind === 'mp3';
  const outbox = isOpen ? opened?.outbox() : undefined;
  usePageEvents(actor);

  // A value that the statechart did not take is told.
  useEffect(() => {
    const subscription = actor?.on('value.refused', ({ code }) => tell({ code }));
    return () => subscription?.unsubscribe();
  }, [actor, tell]);

  return (
    <StagePlayer value={isPlayed ? player : undefined}>
      <PlayerShell
        {...shell}
        reward={
          isRewarded ? (
            // Without its code nothing is lost but the moment.
            <Boundary failed={() => null}>
              <Suspense>
                <ContentReward
                  place={place}
                  contentId={content.id}
                  takesFocus={isAskedAgain}
                  onDismiss={dismiss}
                />
              </Suspense>
            </Boundary>
          ) : null
        }
        // What is answered tells its own standing: a bar of nothing done is no news.
        progress={
          shell.shape === 'page' && reached === 0 ? undefined : { label: words.progress, value: reached }
        }
        saveState={
          outbox ? (
            <SaveLine outbox={outbox} content={contentKey({ place, contentId: content.id })} />
          ) : (
            <SaveState state="idle" />
          )
        }
        stage={
          opened ? (
            <Stage
              place={place}
              content={content}
              actor={opened.actor}
              record={opened.record}
              nextHref={shell.next && 'href' in shell.next ? shell.next.href : undefined}
            />
          ) : (
            <OpeningStage content={content} />
          )
        }
      >
        <Stack>
          {actor ? <CountedElsewhere actor={actor} /> : null}
          {actor ? <Unfinished actor={actor} onRetry={() => setAskedAgain(true)} /> : null}
          {content.description ? <RichText source={content.description} /> : null}
          <StudyParts place={place} contentId={content.id} />
        </Stack>
      </PlayerShell>
    </StagePlayer>
  );
}

/** A finish that the server refused: its sentence, and another try. */
function Unfinished({ actor, onRetry }: { actor: ContentActor; onRetry: () => void }) {
  const isUnfinished = useSelector(actor, (snapshot) => snapshot.matches('unfinished'));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  if (!isUnfinished || !failure) return null;
  const retry = () => {
    onRetry();
    actor.send({ type: 'content.retry' });
  };
  return (
    <InlineAlert
      tone="critical"
      announce="polite"
      title={words.unfinished}
      action={
        <Button size="small" variant="outline" onClick={retry}>
          {words.finishAgain}
        </Button>
      }
    >
      {errorText(failure)}
    </InlineAlert>
  );
}

/** Another window plays the same content: nobody waits here for time that counts there. */
function CountedElsewhere({ actor }: { actor: ContentActor }) {
  const isElsewhere = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('playing') && snapshot.context.isCountedElsewhere,
  );
  return isElsewhere ? (
    <InlineAlert tone="info" announce="polite" title={words.elsewhere}>
      {words.elsewhereText}
    </InlineAlert>
  ) : null;
}
