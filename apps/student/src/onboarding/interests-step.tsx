import { maxInterests } from '@student/domain';
import { ChipGroup, EmptyState, Skeletons, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { onboarding as words } from '../pt-br/onboarding.ts';
import { Failed } from '../shell/failed.tsx';
import { interestsToChooseQuery } from './onboarding.queries.ts';

type InterestsStepProps = {
  chosen: readonly number[];
  onChange: (interests: number[]) => void;
};

/** Up to five interests; then the others are off until one is given back (ONBOARD-06, ONBOARD-07, ONBOARD-18). */
export function InterestsStep({ chosen, onChange }: InterestsStepProps) {
  const { data: interests, error, isFetching, refetch } = useQuery(interestsToChooseQuery());
  if (!interests) {
    if (error && !isFetching) return <Failed error={error} retry={() => void refetch()} />;
    return (
      <Stack gap="s" aria-busy>
        <Skeletons shape="text" count={5} />
      </Stack>
    );
  }
  if (interests.length === 0) return <EmptyState title={words.interests.none} level={3} />;
  // What is not offered any more cannot be given back, and the server would refuse it.
  const offered = chosen.filter((id) => interests.some((interest) => interest.id === id));
  return (
    <ChipGroup
      label={words.interests.label}
      overflow="wrap"
      options={interests.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={offered.map(String)}
      max={maxInterests}
      status={
        offered.length < maxInterests
          ? words.interests.count(offered.length, maxInterests)
          : words.interests.full(maxInterests)
      }
      words={{ full: words.interests.full }}
      onValueChange={(values) => onChange(values.map(Number))}
    />
  );
}
