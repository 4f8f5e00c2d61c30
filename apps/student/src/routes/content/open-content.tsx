import { kindOfContent, type TrainingContent } from '@student/domain';
import {
  Button,
  InlineAlert,
  PlayerShell,
  type PlayerShellProps,
  RichText,
  SaveState,
  Stack,
} from '@student/ui';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Boundary } from '../../boundary.tsx';
import { contentKey } from '../../contents/content-place.ts';
import type { ContentPlace } from '../../contents/content-places.ts';
import { SaveLine } from '../../contents/save-line.tsx';
import { content as words } from '../../pt-br/content.ts';
import { errorText } from '../../pt-br/errors.ts';
import { useServices } from '../../services.ts';
import { OpeningStage, Stage } from './stage.tsx';
import { StudyParts } from './study-panels.tsx';
import { type ContentActor, useContentActor, usePageEvents } from './use-content-actor.ts';

/** Wanted once something is finished. */
const ContentReward = lazy(() => import('./content-reward.tsx'));
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
  const shell = { ...around, shape: isFilm ? ('film' as const) : ('free' as const) };
  const isAnswered =
    (kind === 'exercise' && content.exercise !== null) ||
    (kind === 'searchForm' && content.searchFormId !== null);
  const isFile = (kind === 'mp3' || kind === 'scorm' || kind === 'pdf') && content.url !== null;
  if (!isFilm && !isFile && !isAnswered) {
    return (
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
  const isRewarded = useSelector(actor, (snapshot) => snapshot?.matches('rewarded') ?? false);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const dismiss = () => actor?.send({ type: 'reward.dismiss' });
  const outbox = isOpen ? opened?.outbox() : undefined;
  usePageEvents(actor);

  // A value that the statechart did not take is told.
  useEffect(() => {
    const subscription = actor?.on('value.refused', ({ code }) => tell({ code }));
    return () => subscription?.unsubscribe();
  }, [actor, tell]);

  return (
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
      progress={{ label: words.progress, value: progress ?? content.status.progress }}
      saveState={
        outbox ? (
          <SaveLine outbox={outbox} content={contentKey({ place, contentId: content.id })} />
        ) : (
          <SaveState state="idle" />
        )
      }
      stage={
        opened ? (
          <Stage place={place} content={content} actor={opened.actor} record={opened.record} />
        ) : (
          <OpeningStage content={content} />
        )
      }
    >
      <Stack>
        {actor ? <Unfinished actor={actor} onRetry={() => setAskedAgain(true)} /> : null}
        {content.description ? <RichText source={content.description} /> : null}
        <StudyParts place={place} contentId={content.id} />
      </Stack>
    </PlayerShell>
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
