import { Button, Inline, Section, Skeletons, Stack, Tag, Text } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { profileEdit } from '../../pt-br/profile-edit.ts';
import { asItIs, Region } from '../../region.tsx';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { profileInterestsQuery } from './profile-edit.queries.ts';

const InterestsDialog = lazy(() => import('../../interests/interests-dialog.tsx'));

const words = profileEdit.interests;

const shape = (
  <div aria-busy="true">
    <Skeletons shape="text" count={2} />
  </div>
);

/** What the person is interested in, five at most, chosen in a dialog of its own (PROFILE-07, PROFILE-17, LIMITS-12). */
export function InterestsSection() {
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title={words.title}>
      <Stack>
        <Region loading={shape} failed={asItIs} size="line" missing={words.missing} level={3}>
          <OwnInterests />
        </Region>
        <div>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </div>
      </Stack>
      {isChanging ? (
        <LateBoundary onClose={() => setChanging(false)}>
          <InterestsDialog onClose={() => setChanging(false)} />
        </LateBoundary>
      ) : null}
    </Section>
  );
}

function OwnInterests() {
  const { data: interests } = useSuspenseQuery(profileInterestsQuery());
  if (interests.length === 0) return <Text tone="muted">{words.none}</Text>;
  return (
    <Inline as="ul" role="list" gap="s" aria-label={words.list}>
      {interests.map(({ id, title }) => (
        <li key={id}>
          <Tag>{title}</Tag>
        </li>
      ))}
    </Inline>
  );
}
