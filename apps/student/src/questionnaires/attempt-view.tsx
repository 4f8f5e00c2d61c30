import { isAnswered, type OutboxEntry, questionPages, unansweredCount } from '@student/domain';
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  ConfirmDialog,
  EmptyState,
  Inline,
  InlineAlert,
  InPlaceOf,
  Page,
  PageTitle,
  ProgressBar,
  QuestionnaireIcon,
  Skeleton,
  Stack,
  SuccessIcon,
  Text,
  TextLink,
} from '@student/ui';
import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, use, useEffect } from 'react';
import { useGo } from '../addresses/use-go.ts';
import { type Attempt, attemptKey } from '../contents/attempt.ts';
import { questionQuery } from '../contents/questionnaire.queries.ts';
import { SaveLine } from '../contents/save-line.tsx';
import type { Outbox } from '../outbox/open-outbox.ts';
import { pendingQuery } from '../outbox/pending.queries.ts';
import { errorText } from '../pt-br/errors.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import { Region } from '../region.tsx';
import { useServices } from '../services.ts';
import { personIn } from '../session/session.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { Clock } from './clock.tsx';
import { createKeptPages } from './kept-pages.ts';
import { QuestionView } from './question-view.tsx';
import { type QuestionnaireActor, useQuestionnaireActor, useTime } from './use-questionnaire-actor.ts';

type AttemptViewProps = {
  attempt: Attempt;
  /** What is answered: the title of the content or of the exercise. */
  title: string;
  page: number;
  /** How many questions there are, where it is known. */
  total: number | undefined;
  /** How many have an answer, as far as the server has told. */
  answered: number | undefined;
  /** When the attempt ends, ms since 1970. */
  deadline?: number | undefined;
  /** The server takes no more answers. */
  isOver: boolean;
  hrefOf: (page: number) => string;
  /** The address names a page that there is not: it is led to this one. */
  isClamped: boolean;
  /** Where one came from. */
  backHref: string;
  /** Where one goes once it is finished. */
  afterHref: string;
};

/** The pages that are asked for ahead, so that a lost network does not end the questionnaire. */
const pagesAhead = 5;

/** An attempt, one question a page (QUIZ-05 to QUIZ-15). */
export default function AttemptView(props: AttemptViewProps) {
  const { page, total, title, attempt, isOver, isClamped, hrefOf } = props;
  const go = useGo();
  const { platform } = useServices();
  const name = words.questionOf(page, total);
  usePageTitle(`${name} · ${title}`);

  // The address, which may be an old or a mistyped one.
  const href = hrefOf(page);
  useEffect(() => {
    if (isClamped) go(href, { replace: true });
  }, [isClamped, go, href]);

  // The device, which remembers where one was.
  useEffect(() => {
    if (!isOver) createKeptPages(platform.storage).keep(attempt.questionnaireId, page);
  }, [platform, attempt.questionnaireId, page, isOver]);

  return (
    <Page width="reading">
      <Stack gap="l">
        <Suspense fallback={<Skeleton shape="detail" />}>
          {isOver ? <Over {...props} /> : <OpenAttempt {...props} />}
        </Suspense>
      </Stack>
    </Page>
  );
}

function Head({
  title,
  backHref,
  page,
  total,
  children,
}: Pick<AttemptViewProps, 'title' | 'backHref' | 'page' | 'total'> & { children?: React.ReactNode }) {
  return (
    <Stack gap="s">
      <TextLink href={backHref} underline="hover" aria-label={words.backTo(title)}>
        <Inline as="span" gap="xs" overflow="squeeze">
          <ArrowLeftIcon />
          {title}
        </Inline>
      </TextLink>
      <Inline justify="between" gap="m">
        <PageTitle title={words.questionOf(page, total)} />
        {children}
      </Inline>
    </Stack>
  );
}

/** The room of a question. */
const questionShape = <Skeleton shape="text" />;

/** Waits for the outbox, without which nothing is answered, and for the actor. */
function OpenAttempt(props: AttemptViewProps) {
  const { outboxes, session } = useServices();
  const outbox = use(outboxes.open(personIn(session.get())?.id));
  const actor = useQuestionnaireActor(props.attempt);
  useTime(actor, props.deadline);
  if (!outbox || !actor) return <Skeleton shape="detail" />;
  return <Questions {...props} outbox={outbox} actor={actor} />;
}

type OpenProps = AttemptViewProps & { outbox: Outbox; actor: QuestionnaireActor };

function Questions(props: OpenProps) {
  const { attempt, page, total, actor, outbox, answered, afterHref, hrefOf } = props;
  const key = attemptKey(attempt);
  const { data: pending } = useSuspenseQuery(pendingQuery(outbox, key));
  const client = useQueryClient();
  const go = useGo();
  const waiting = pending.flatMap(({ entry, refusal }) =>
    refusal === undefined && isOf(entry, attempt) ? [entry] : [],
  );
  const waitsToFinish = pending.some(({ entry, refusal }) => !refusal && entry.act.kind === 'finish');
  const isFinished = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { answers: 'finished' } }));
  const isClosed = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { answers: 'closed' } }));
  const isFinishing = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { answers: 'confirming' } }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isUnfinished = useSelector(actor, (snapshot) =>
    snapshot.matches({ attempt: { answers: 'unfinished' } }),
  );

  // A finish of another tab, or of an earlier visit.
  useEffect(() => {
    if (waitsToFinish) actor.send({ type: 'finish.wait' });
  }, [actor, waitsToFinish]);

  // The address: what is finished is not gone back to.
  useEffect(() => {
    if (isFinished) go(afterHref, { replace: true });
  }, [isFinished, go, afterHref]);

  // The next questions, for a network that goes away meanwhile.
  useEffect(() => {
    for (let next = page + 1; next <= Math.min(page + pagesAhead, total ?? page + 1); next += 1)
      void client.prefetchQuery(questionQuery(attempt, next));
  }, [client, attempt, page, total]);

  if (isClosed) return <Over {...props} reason={failure && errorText(failure)} />;
  const saveLine = <SaveLine outbox={outbox} content={key} />;
  if (isFinishing || isFinished)
    return (
      <>
        <Head {...props} />
        <Card>
          <EmptyState
            title={words.finishing}
            icon={<SuccessIcon />}
            variant="strip"
            announce="polite"
            level={2}
          >
            {words.finishingText}
          </EmptyState>
        </Card>
        {saveLine}
      </>
    );

  const newly = newlyAnswered(client, attempt, waiting, actor);
  const done = answered === undefined ? undefined : answered + newly;
  const { previous, next } = questionPages(page, total ?? page);
  return (
    <>
      <Head {...props}>
        <Clock actor={actor} />
      </Head>
      {total && done !== undefined ? (
        <Stack gap="xs">
          <ProgressBar
            label={words.progress}
            value={(100 * Math.min(done, total)) / total}
            valueText={words.answeredOf(Math.min(done, total), total)}
          />
          <Inline justify="between" gap="s">
            <Text size="s" tone="muted" figures="tabular">
              {words.answeredOf(Math.min(done, total), total)}
            </Text>
            {saveLine}
          </Inline>
        </Stack>
      ) : (
        saveLine
      )}
      {isUnfinished && failure ? (
        <InlineAlert
          tone="critical"
          announce="assertive"
          title={words.unfinished}
          action={
            <Button size="small" variant="outline" onClick={() => actor.send({ type: 'finish.send' })}>
              {words.finishAgain}
            </Button>
          }
        >
          {errorText(failure)}
        </InlineAlert>
      ) : null}
      <Card>
        <Region
          loading={<div aria-busy="true">{questionShape}</div>}
          // What has failed waits for nothing any more.
          failed={(message) => <InPlaceOf shape={questionShape}>{message}</InPlaceOf>}
          resetKey={`${key}/${page}`}
          level={2}
        >
          <Question key={page} {...props} waiting={waiting} />
        </Region>
      </Card>
      <Inline justify="between" gap="s">
        {previous === null ? (
          <span />
        ) : (
          <ButtonLink href={hrefOf(previous)} variant="outline" icon={<ChevronLeftIcon />}>
            {words.previous}
          </ButtonLink>
        )}
        {next === null ? (
          <Button icon={<QuestionnaireIcon />} onClick={() => actor.send({ type: 'finish.ask' })}>
            {words.finish}
          </Button>
        ) : (
          <ButtonLink href={hrefOf(next)} iconEnd={<ChevronRightIcon />}>
            {words.next}
          </ButtonLink>
        )}
      </Inline>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(isOpen) => !isOpen && actor.send({ type: 'finish.cancel' })}
        title={words.finishTitle}
        confirmLabel={words.finish}
        onConfirm={() => actor.send({ type: 'finish.send' })}
      >
        {total && answered !== undefined
          ? words.unanswered(unansweredCount({ total, answered, newlyAnswered: newly }))
          : words.unansweredUnknown}
      </ConfirmDialog>
    </>
  );
}

function Question(props: OpenProps & { waiting: readonly OutboxEntry[] }) {
  const { attempt, page, actor, waiting } = props;
  const { data } = useSuspenseQuery(questionQuery(attempt, page));

  // What was written is recorded before another question comes.
  useEffect(() => () => actor.send({ type: 'question.leave' }), [actor]);

  return <QuestionView {...{ attempt, page, actor, waiting }} question={data.question} />;
}

/** The attempt takes no more answers: why, and where to go. */
function Over({ reason, ...props }: AttemptViewProps & { reason?: string | undefined }) {
  const { afterHref, backHref } = props;
  return (
    <>
      <Head {...props} />
      <Card>
        <EmptyState
          title={words.over}
          icon={<QuestionnaireIcon />}
          variant="strip"
          announce="polite"
          action={
            <>
              {afterHref === backHref ? null : (
                <ButtonLink href={afterHref}>{words.cover.responses}</ButtonLink>
              )}
              <ButtonLink href={backHref} variant="outline">
                {words.backToContent}
              </ButtonLink>
            </>
          }
        >
          {reason ?? words.overText}
        </EmptyState>
      </Card>
    </>
  );
}

const isOf = ({ act }: OutboxEntry, { questionnaireId }: Attempt) =>
  'questionnaireId' in act && act.questionnaireId === questionnaireId;

/** Questions whose answer the server's count does not have yet. */
function newlyAnswered(
  client: QueryClient,
  attempt: Attempt,
  waiting: readonly OutboxEntry[],
  actor: QuestionnaireActor,
): number {
  const { chosen } = actor.getSnapshot().context;
  const pages = new Set([
    ...Object.keys(chosen).map(Number),
    ...waiting.flatMap(({ act }) => ('page' in act ? [act.page] : [])),
  ]);
  return [...pages].filter((page) => {
    const known = client.getQueryData(questionQuery(attempt, page).queryKey);
    return !known || !isAnswered(known.question);
  }).length;
}
