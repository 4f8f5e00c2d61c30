import { Stack, Text } from '@student/ui';
import { FailingPairs } from './contrast-grid.tsx';
import type { Tried } from './palette-trial.ts';

/** What is wrong with the tokens that are tried: those that are missing, and the pairs that cannot be read. */
export function PaletteResult({ tried: { problems, verdicts } }: { tried: Tried }) {
  const failing = verdicts.filter(({ passes }) => !passes);
  const isFine = problems.length + failing.length === 0;
  return (
    <Stack gap="s" as="section" aria-label="What is wrong" aria-live="polite">
      <Text weight="bold" tone={isFine ? 'positive' : 'critical'}>
        {isFine
          ? `All ${verdicts.length} pairs pass in both schemes; no token is missing.`
          : `${problems.length} tokens and ${failing.length} of ${verdicts.length} pairs to mend`}
      </Text>
      <Stack as="ul" gap="xs">
        {problems.slice(0, 20).map(({ where, says, hint }) => (
          <Text as="li" size="s" key={`${where} ${says}`}>
            {where} {says} {hint ? `(${hint})` : ''}
          </Text>
        ))}
      </Stack>
      <FailingPairs verdicts={failing.slice(0, 30)} />
    </Stack>
  );
}
