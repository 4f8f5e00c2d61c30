import { doubtProblems, formatDate, type Problems } from '@student/domain';
import type { Saved } from '@student/machines';
import {
  Button,
  Card,
  Heading,
  InlineAlert,
  RichText,
  Stack,
  Tag,
  Text,
  TextArea,
  TextField,
} from '@student/ui';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { contentKey } from '../../outbox/deliver.ts';
import { errors } from '../../pt-br/errors.ts';
import { study as words } from '../../pt-br/study.ts';
import { doubtsQuery } from '../../queries.ts';
import { useServices } from '../../services.ts';
import type { ContentPlace } from './study-panels.tsx';

/** Questions to the instructor and their answers; a question goes through the outbox (COURSE-24 to COURSE-31). */
export default function DoubtsPanel({ courseId, contentId }: ContentPlace) {
  const { outboxes } = useServices();
  const queryClient = useQueryClient();
  const { queryKey, ...query } = doubtsQuery(courseId, contentId);
  const { data: doubts } = useSuspenseQuery({ queryKey, ...query });
  const [problems, setProblems] = useState<Problems<'title' | 'description'>>({});
  const [place, setPlace] = useState<Saved['place']>();

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const doubt = {
      title: String(fields.get('title') ?? ''),
      description: String(fields.get('description') ?? ''),
    };
    const found = doubtProblems(doubt);
    setProblems({
      title: found.find((code) => code.endsWith('.title')),
      description: found.find((code) => code.endsWith('.description')),
    });
    if (found.length > 0) return;
    const outbox = await outboxes.open();
    const saved = await outbox
      ?.add(contentKey(courseId, contentId), { kind: 'doubt', ...doubt })
      // The outbox tells of a refusal; the text stays, to be mended.
      .catch(() => undefined);
    if (!saved) return;
    form.reset();
    setPlace(saved.place);
    await queryClient.invalidateQueries({ queryKey });
  };

  return (
    <Stack>
      <form onSubmit={(event) => void ask(event)} noValidate>
        <Stack gap="s">
          <TextField name="title" label={words.doubtTitle} error={problems.title && errors[problems.title]} />
          <TextArea
            name="description"
            label={words.doubtText}
            rows={3}
            error={problems.description && errors[problems.description]}
          />
          <div>
            <Button type="submit" variant="outline">
              {words.ask}
            </Button>
          </div>
        </Stack>
      </form>
      {place === 'device' || place === 'tab' ? (
        <InlineAlert tone="caution" announce="polite">
          {place === 'device' ? words.keptDoubt : words.heldDoubt}
        </InlineAlert>
      ) : null}
      {doubts.length === 0 ? <Text tone="muted">{words.noDoubts}</Text> : null}
      <Stack as="ul" gap="s">
        {doubts.map((doubt) => (
          <Card as="li" key={doubt.id}>
            <Stack gap="xs">
              <Heading level={3} size="m">
                {doubt.title}
              </Heading>
              <Text>{doubt.description}</Text>
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
      </Stack>
    </Stack>
  );
}
