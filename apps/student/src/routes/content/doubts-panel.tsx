import { formatDate } from '@student/domain';
import { Button, Card, Heading, InlineAlert, RichText, Stack, Tag, Text } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { doubtsQuery } from '../../contents/content.queries.ts';
import { contentKey, type PlacedContent } from '../../contents/content-place.ts';
import { useKeptDrafts } from '../../forms/use-kept-draft.ts';
import type { Outbox } from '../../outbox/open-outbox.ts';
import { useOutbox } from '../../outbox/use-outbox.ts';
import { errorText } from '../../pt-br/errors.ts';
import { shell } from '../../pt-br/shell.ts';
import { study as words } from '../../pt-br/study.ts';
import { useServices } from '../../services.ts';
import { DoubtForm } from './doubt-form.tsx';
import { RefusalNotice, RefusedActions } from './refused-actions.tsx';
import { useShownAnswer } from './use-shown-answer.ts';
import { useShownRefusals } from './use-shown-refusals.ts';
import { useWrittenActs } from './use-written-acts.ts';
import { WaitingCard, WaitingState } from './waiting-state.tsx';

/** Questions to the instructor and their answers; a question goes through the outbox (COURSE-24 to COURSE-31). */
export default function DoubtsPanel(placed: PlacedContent) {
  const outbox = useOutbox();
  return outbox ? <Doubts placed={placed} outbox={outbox} /> : null;
}

function Doubts({ placed, outbox }: { placed: PlacedContent; outbox: Outbox }) {
  const content = contentKey(placed);
  const { outboxes } = useServices();
  const lane = outbox.lane(content, 'doubt');
  const { data: doubts, refetch } = useSuspenseQuery(doubtsQuery(placed));
  const answered = useShownAnswer(doubts, refetch);
  const { waiting, refused } = useWrittenActs(outbox, content, 'doubt');
  const drafts = useKeptDrafts();
  const draftOf = ({ id }: { id: string }) => `doubt/${content}/${id}`;
  const list = useShownRefusals(content, 'doubt');
  const isEmpty = doubts.length + waiting.length + refused.length === 0;

  return (
    <Stack>
      <DoubtForm
        onSend={(doubt) => outboxes.record(outbox.personId, content, { kind: 'doubt', ...doubt })}
        afterSending="empty"
        draftName={`doubt/${content}`}
      >
        <div>
          <Button type="submit" variant="outline">
            {words.ask}
          </Button>
        </div>
      </DoubtForm>
      {answered.failure ? (
        <InlineAlert
          tone="critical"
          announce="polite"
          title={words.answerNotLoaded}
          action={
            <Button size="small" variant="outline" onClick={answered.retry}>
              {shell.retry}
            </Button>
          }
        >
          {errorText(answered.failure)}
        </InlineAlert>
      ) : null}
      <WaitingState lane={lane} waiting={waiting} isRefused={refused.length > 0} />
      {isEmpty ? <Text tone="muted">{words.noDoubts}</Text> : null}
      <Stack as="ul" gap="s" ref={list}>
        {refused.map(({ entry, act, refusal }) => (
          <Card as="li" key={entry.id}>
            <DoubtForm
              doubt={act}
              onSend={(doubt) => outbox.resend(entry, { kind: 'doubt', ...doubt })}
              notice={<RefusalNotice title={words.refusedDoubt} refusal={refusal} />}
              draftName={draftOf(entry)}
            >
              <RefusedActions
                discardTitle={words.discardDoubtTitle}
                onDiscard={() => {
                  drafts.forget(draftOf(entry));
                  outbox.discard(entry);
                }}
              />
            </DoubtForm>
          </Card>
        ))}
        {doubts.map((doubt) => (
          <Card as="li" key={doubt.id} ref={doubt.id === answered.id ? answered.card : undefined}>
            <Stack gap="xs">
              <Heading level={3} size="m" tabIndex={doubt.id === answered.id ? -1 : undefined}>
                {doubt.title}
              </Heading>
              <Text lineBreaks="kept">{doubt.description}</Text>
              {doubt.response ? (
                <>
                  <Tag tone="positive">{words.answered(formatDate(doubt.respondedAt))}</Tag>
                  <RichText source={doubt.response} />
                </>
              ) : (
                <Tag tone="neutral">{words.waiting}</Tag>
              )}
            </Stack>
          </Card>
        ))}
        {waiting.map(({ entry, act }) => (
          <WaitingCard key={entry.id} lane={lane} waiting={waiting}>
            <Heading level={3} size="m">
              {act.title}
            </Heading>
            <Text lineBreaks="kept">{act.description}</Text>
          </WaitingCard>
        ))}
      </Stack>
    </Stack>
  );
}
