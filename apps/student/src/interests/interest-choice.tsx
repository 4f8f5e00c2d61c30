import { maxInterests } from '@student/domain';
import { ChipGroup, EmptyState, Skeletons, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { interests as words } from '../pt-br/interests.ts';
import { Failed } from '../shell/failed.tsx';
import { interestsToChooseQuery } from './interests.queries.ts';

type InterestChoiceProps = {
  /** Absent while it is not known yet. */
  chosen: readonly number[] | undefined;
  onChange: (interests: number[]) => void;
  /** What is said where there are none to choose from. */
  none: string;
};

/**
 * Up to five interests; then the others are off until one is given back (ONBOARD-06, ONBOARD-07, ONBOARD-18, PROFILE-17, LIMITS-12).
 */
export function InterestChoice({ chosen, onChange, none }: InterestChoiceProps) {
  const { data: interests, error, isFetching, refetch } = useQuery(interestsToChooseQuery());
  if (!interests && error && !isFetching) return <Failed error={error} retry={() => void refetch()} />;
  if (!interests || !chosen) {
    return (
      <Stack gap="s" aria-busy>
        <Skeletons shape="text" count={5} />
      </Stack>
    );
  }
  if (interests.length === 0) return <EmptyState title={none} level={3} />;
  // What is not offered any more cannot be given back, and the server would refuse it.
  const offered = chosen.filter((id) => interests.some((interest) => interest.id === id));
  return (
    <ChipGroup
      label={words.label}
      overflow="wrap"
      options={interests.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={offered.map(String)}
      max={maxInterests}
      status={
        offered.length < maxInterests ? words.count(offered.length, maxInterests) : words.full(maxInterests)
      }
      words={{ full: words.full }}
      onValueChange={(values) => onChange(values.map(Number))}
    />
  );
}
