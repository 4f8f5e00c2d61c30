import { kindOfContent, type TrainingContent } from '@student/domain';
import {
  Button,
  InlineAlert,
  PlayerShell,
  type PlayerShellProps,
  ProgressBar,
  RichText,
  SaveState,
  Stack,
} from '@student/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ContentPlace } from '../../contents/content-places.ts';
import { content as words } from '../../pt-br/content.ts';
import { errorText } from '../../pt-br/errors.ts';
import { useServices } from '../../services.ts';
import { SaveLine } from './save-line.tsx';
import { OpeningStage, Stage } from './stage.tsx';
import { StudyPanels } from './study-panels.tsx';
import { UnsupportedStage } from './unsupported-stage.tsx';
import { type ContentActor, useContentActor, usePageEvents } from './use-content-actor.ts';

type OpenContentProps = {
  place: ContentPlace;
  content: TrainingContent;
  shell: Omit<PlayerShellProps, 'stage' | 'saveState' | 'children'>;
};

/** A content that may be opened: played where its kind has a player, told plainly where it has none yet (PLAYER-19). */
export function OpenContent({ place, content, shell: around }: OpenContentProps) {
  const kind = kindOfContent(content.type);
  const isFilm = kind === 'youtube' && content.url !== null;
  const shell = { ...around, shape: isFilm ? ('film' as const) : ('free' as const) };
  if (!isFilm && kind !== 'mp3') {
    return (
      <PlayerShell {...shell} stage={<UnsupportedStage content={content} />}>
        <StudyPanels place={place} contentId={content.id} />
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
  const lane = isOpen ? opened?.studyLane() : undefined;
  usePageEvents(actor);

  // A value that the statechart did not take is told.
  useEffect(() => {
    const subscription = actor?.on('value.refused', ({ code }) => tell({ code }));
    return () => subscription?.unsubscribe();
  }, [actor, tell]);

  return (
    <PlayerShell
      {...shell}
      saveState={lane ? <SaveLine lane={lane} /> : <SaveState state="idle" />}
      stage={actor ? <Stage content={content} actor={actor} /> : <OpeningStage content={content} />}
    >
      <Stack>
        {actor ? <Unfinished actor={actor} /> : null}
        <ProgressBar label={words.progress} value={progress ?? content.status.progress} />
        {content.description ? <RichText source={content.description} /> : null}
        <StudyPanels place={place} contentId={content.id} />
      </Stack>
    </PlayerShell>
  );
}

/** A finish that the server refused: its sentence, and another try. */
function Unfinished({ actor }: { actor: ContentActor }) {
  const isUnfinished = useSelector(actor, (snapshot) => snapshot.matches('unfinished'));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  if (!isUnfinished || !failure) return null;
  return (
    <InlineAlert
      tone="critical"
      announce="polite"
      title={words.unfinished}
      action={
        <Button size="small" variant="outline" onClick={() => actor.send({ type: 'content.retry' })}>
          {words.finishAgain}
        </Button>
      }
    >
      {errorText(failure)}
    </InlineAlert>
  );
}
