import { interestStanding } from '@student/domain';
import { Button, Inked, Inline, NavTabs, Stack, Text, Veiled } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { myInterestsQuery } from '../../interests/interests.queries.ts';
import { useInterestChoice } from '../../interests/use-interest-choice.ts';
import { paths } from '../../paths.ts';
import { interest as words } from '../../pt-br/interest.ts';
import { Region } from '../../region.tsx';
import { LateBoundary } from '../../shell/late-boundary.tsx';

const InterestsDialog = lazy(() => import('../../interests/interests-dialog.tsx'));

/** Whether an interest is one of the person's own, the way to the others, and to change them (TRACK-19, LIMITS-12). */
export function OwnInterests({ id }: { id: number }) {
  return (
    <Region resetKey={String(id)} size="line" missing={words.ownMissing} level={2} loading={shape}>
      <Known id={id} />
    </Region>
  );
}

const shape = (
  <Veiled>
    <Stack gap="s">
      <Text>
        <Inked>{words.chosen}</Inked>
      </Text>
      <Inline>
        <Button variant="outline">{words.add}</Button>
        <Button variant="outline" tone="neutral">
          {words.change}
        </Button>
      </Inline>
    </Stack>
  </Veiled>
);

function Known({ id }: { id: number }) {
  const { data: own } = useSuspenseQuery(myInterestsQuery());
  const { choose, isPending } = useInterestChoice(id);
  const [isChanging, setChanging] = useState(false);
  const standing = interestStanding(
    id,
    own.map((each) => each.id),
  );
  const tabs = own.map((each) => ({
    id: each.id,
    label: each.title,
    href: paths.interest({ interestId: each.id, title: each.title }),
  }));
  return (
    <Stack gap="s">
      {tabs.some((tab) => tab.id !== id) ? (
        <NavTabs
          label={words.own}
          tabs={tabs.map(({ href, label }) => ({ href, label }))}
          current={tabs.find((tab) => tab.id === id)?.href ?? ''}
        />
      ) : null}
      <Text tone="muted" role="status">
        {words[standing]}
      </Text>
      <Inline>
        <Button
          variant={standing === 'open' ? 'solid' : 'outline'}
          pending={isPending}
          blockedReason={standing === 'full' ? words.full : undefined}
          onClick={() => choose(standing === 'open')}
        >
          {standing === 'chosen' ? words.remove : words.add}
        </Button>
        <Button variant="outline" tone="neutral" aria-haspopup="dialog" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      </Inline>
      {isChanging ? (
        <LateBoundary onClose={() => setChanging(false)}>
          <InterestsDialog onClose={() => setChanging(false)} />
        </LateBoundary>
      ) : null}
    </Stack>
  );
}
