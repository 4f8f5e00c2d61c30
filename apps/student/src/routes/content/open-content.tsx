import { formatTime, kindOfContent, type TrainingContent } from '@student/domain';
import { type SaveStateName, saveStateOf } from '@student/machines';
import { PlayerShell, type PlayerShellProps, ProgressBar, RichText, SaveState, Stack } from '@student/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { content as words } from '../../pt-br/content.ts';
import { errors } from '../../pt-br/errors.ts';
import { contentsQuery, coursesInProgressQuery, enrollmentQuery } from '../../queries.ts';
import { useServices } from '../../services.ts';
import { Stage } from './stage.tsx';
import { StudyPanels } from './study-panels.tsx';
import { UnsupportedStage } from './unsupported-stage.tsx';
import { type ContentActor, useContentActor, useLateDelivery, useWorldNews } from './use-content-actor.ts';

type OpenContentProps = {
  courseId: number;
  content: TrainingContent;
  shell: Omit<PlayerShellProps, 'stage' | 'saveState' | 'children'>;
};

/** A content that may be opened: played where its kind has a player, told plainly where it has none yet (PLAYER-19). */
export function OpenContent({ courseId, content, shell }: OpenContentProps) {
  const kind = kindOfContent(content.type);
  const isPlayable = (kind === 'youtube' && content.url !== null) || kind === 'mp3';
  if (!isPlayable) {
    return (
      <PlayerShell {...shell} stage={<UnsupportedStage content={content} />}>
        <StudyPanels courseId={courseId} contentId={content.id} />
      </PlayerShell>
    );
  }
  return <PlayedContent courseId={courseId} content={content} shell={shell} />;
}

function PlayedContent({ courseId, content, shell }: OpenContentProps) {
  const actor = useContentActor(courseId, content);
  if (!actor) return <PlayerShell {...shell} stage={null} />;
  return <Playing courseId={courseId} content={content} shell={shell} actor={actor} />;
}

function Playing({ courseId, content, shell, actor }: OpenContentProps & { actor: ContentActor }) {
  const { news } = useServices();
  const queryClient = useQueryClient();
  const saveState = useSelector(actor, (snapshot) =>
    snapshot.hasTag('finished') && snapshot.context.savedAt !== undefined ? 'saved' : saveStateOf(snapshot),
  );
  const savedAt = useSelector(actor, (snapshot) => snapshot.context.savedAt);
  const progress = useSelector(actor, (snapshot) => snapshot.context.status.progress);
  const deliveredAt = useLateDelivery(actor);
  useWorldNews(actor);

  // The actor's news: a finished content changes the list, a refused value is told.
  useEffect(() => {
    const subscriptions = [
      actor.on('content.finished', () => {
        void queryClient.invalidateQueries({ queryKey: contentsQuery(courseId).queryKey });
        void queryClient.invalidateQueries({ queryKey: enrollmentQuery(courseId).queryKey });
        void queryClient.invalidateQueries({ queryKey: coursesInProgressQuery().queryKey });
      }),
      actor.on('value.refused', ({ code }) => news.fail(errors[code])),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, courseId, news, queryClient]);

  return (
    <PlayerShell
      {...shell}
      saveState={<SaveState {...shownSave(saveState, savedAt, deliveredAt)} />}
      stage={<Stage content={content} actor={actor} />}
    >
      <Stack>
        <ProgressBar label={words.progress} value={progress} />
        {content.description ? <RichText source={content.description} /> : null}
        <StudyPanels courseId={courseId} contentId={content.id} />
      </Stack>
    </PlayerShell>
  );
}

/** What was kept on the device and has arrived since counts as saved, at the moment of its arrival. */
function shownSave(state: SaveStateName, savedAt: number | undefined, deliveredAt: number) {
  const hasArrived = state === 'offline' && deliveredAt > (savedAt ?? 0);
  const time = hasArrived ? deliveredAt : savedAt;
  return {
    state: hasArrived ? ('saved' as const) : state,
    time: time === undefined ? undefined : formatTime(time),
  };
}
