import { questionnaireDeadline, readDuration, resumedPage, type TrainingContent } from '@student/domain';
import {
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  Grid,
  InfoPanel,
  InlineAlert,
  Stack,
  Text,
} from '@student/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { useGo } from '../addresses/use-go.ts';
import { contentKey, hrefOfQuestion, hrefOfResponses } from '../contents/content-place.ts';
import type { ContentPlace } from '../contents/content-places.ts';
import { heardBy } from '../platform.ts';
import { errorText } from '../pt-br/errors.ts';
import { questionnaire } from '../pt-br/questionnaire.ts';
import type { ServerClock } from '../server-clock.ts';
import { useServices } from '../services.ts';
import { createKeptPages } from './kept-pages.ts';
import { providedCover } from './questionnaire.provided.ts';

const words = questionnaire.cover;

type CoverProps = { place: ContentPlace; content: TrainingContent };
type CoverActor = ActorRefFrom<ReturnType<typeof providedCover>>;

/** The cover of an exercise: what is asked and for how long, and the way in, back in, or in again (QUIZ-03, PLAYER-19). */
export default function ExerciseCover({ place, content }: CoverProps) {
  const services = useServices();
  const go = useGo();
  const [actor, setActor] = useState<CoverActor>();

  // The actor, and the address to which a new attempt leads.
  useEffect(() => {
    const placed = { place, contentId: content.id };
    const started = createActor(providedCover(services, placed), {
      input: { content: contentKey(placed) },
      ...heardBy(services.platform),
    });
    started.on('attempt.begun', ({ questionnaireId }) => go(hrefOfQuestion(place, questionnaireId, 1)));
    started.start();
    setActor(started);
    return () => void started.stop();
  }, [services, place, content.id, go]);

  return actor ? <Cover place={place} content={content} actor={actor} /> : null;
}

function Cover({ place, content, actor }: CoverProps & { actor: CoverActor }) {
  const { platform, serverClock } = useServices();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { exercise } = content;
  const attempt = exercise?.status.questionnaire;
  const deadline = attempt ? questionnaireDeadline(attempt.createdAt, exercise?.maximumTime) : undefined;
  // One whose time has run out is opened once more, to be finished; its page does that by itself.
  const isOpen = attempt != null && attempt.finishedAt === null;
  const left = useMinutesLeft(isOpen ? deadline : undefined, serverClock);
  const hasTime = left === undefined || left > 0;
  const [page] = useState(() =>
    attempt
      ? resumedPage({
          remembered: createKeptPages(platform.storage).get(attempt.id),
          answered: attempt.questions.answered,
          total: attempt.questions.total,
        })
      : 1,
  );
  const begin = () => actor.send({ type: 'attempt.begin' });
  const responsesHref = attempt && hrefOfResponses(place, attempt.id);
  return (
    <Card>
      <Stack gap="l">
        <Text size="l" weight="medium">
          {extentOf(content)}
        </Text>
        <Stack gap="xs">
          <Text>{questionnaire.cover.explained}</Text>
          {exercise?.maximumTime && !isOpen ? (
            <Text>{words.timed(readDuration(exercise.maximumTime))}</Text>
          ) : null}
          {left && isOpen ? (
            <Text role="timer" weight="bold">
              {words.goesOn(left)}
            </Text>
          ) : null}
        </Stack>
        <InfoPanel facts={factsOf(content)} />
        {failure ? (
          <InlineAlert tone="critical" announce="assertive" title={words.notBegun}>
            {errorText(failure)}
          </InlineAlert>
        ) : null}
        {/* as wide as a phone's line, no wider than a hand elsewhere */}
        <Grid least="panel" gap="s">
          {isOpen && hasTime ? (
            <ButtonLink size="large" href={hrefOfQuestion(place, attempt.id, page)}>
              {words.goOn(page)}
            </ButtonLink>
          ) : attempt ? (
            <ConfirmDialog
              title={words.againTitle}
              confirmLabel={words.again}
              onConfirm={begin}
              trigger={
                <Button size="large" pending={isBusy}>
                  {words.again}
                </Button>
              }
            >
              {words.againText}
            </ConfirmDialog>
          ) : (
            <Button size="large" pending={isBusy} onClick={begin}>
              {words.begin}
            </Button>
          )}
          {responsesHref && !(isOpen && hasTime) ? (
            <ButtonLink size="large" href={responsesHref} variant="outline">
              {words.responses}
            </ButtonLink>
          ) : null}
        </Grid>
      </Stack>
    </Card>
  );
}

/** Minutes until the deadline by the server's clock, the begun one with them; 0 once it is past. */
function useMinutesLeft(deadline: number | undefined, { now }: Pick<ServerClock, 'now'>): number | undefined {
  const leftNow = () =>
    deadline === undefined ? undefined : Math.max(0, Math.ceil((deadline - now()) / 60_000));
  const [left, setLeft] = useState(leftNow);
  const count = useEffectEvent(() => setLeft(leftNow()));

  // The clock.
  useEffect(() => {
    if (deadline === undefined) return;
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [deadline]);

  return left;
}

/** How much is asked, where an attempt has told it, and in how much time. */
function extentOf({ exercise }: TrainingContent): string {
  const total = exercise?.status.questionnaire?.questions.total;
  const time = exercise?.maximumTime ? readDuration(exercise.maximumTime) : words.noTime;
  return total ? `${words.questionsOf(total)} · ${time}` : time;
}

/** What is known before an attempt, and of the last one. */
function factsOf({ exercise, minDuration }: TrainingContent) {
  const { userAttempts = 0, questionnaire: attempt } = exercise?.status ?? {};
  const total = attempt?.questions.total;
  return [
    { label: words.attempts, value: userAttempts },
    ...(minDuration ? [{ label: words.minimum, value: readDuration(minDuration) }] : []),
    ...(attempt
      ? [
          attempt.finishedAt === null
            ? { label: words.answered, value: attempt.questions.answered }
            : { label: words.result, value: words.corrects(attempt.questions.corrects, total) },
        ]
      : []),
  ];
}
