import { Grid, Stack, Text } from '@student/ui';
import type { Verdict } from '../../../themes/compiler/pairs.ts';
import { Pair } from './colour-pair.tsx';
import { ContrastMatrix } from './contrast-matrix.tsx';
import { FailingTokens } from './failing-list.tsx';
import { ReferenceGroup } from './reference-group.tsx';

/** What cannot be read stands first, by its token; then every use of two colours in both schemes, worst pair first; then all pairs. */
export function ContrastGrid({ verdicts }: { verdicts: readonly Verdict[] }) {
  const failing = verdicts.filter(({ passes }) => !passes);
  const byUse = Map.groupBy(verdicts, ({ use }) => use);
  return (
    <Stack gap="l">
      <Text weight="bold" tone={failing.length === 0 ? 'positive' : 'critical'}>
        {failing.length === 0
          ? `All ${verdicts.length} pairs pass in both schemes.`
          : `${failing.length} of ${verdicts.length} pairs fail.`}
      </Text>
      <FailingTokens verdicts={verdicts} />
      <ContrastMatrix verdicts={verdicts} />
      <div>
        {[...byUse].map(([use, ones]) => (
          <ReferenceGroup
            key={use}
            title={use}
            about={`${ones.length} pairs, lowest ${Math.min(...ones.map(({ ratio }) => ratio)).toFixed(2)}, needs ${ones[0]?.least}`}
          >
            <Grid as="ul" least="tile" gap="xs">
              {ones.map((one) => (
                <li key={`${one.scheme} ${one.over} ${one.under}`}>
                  <Pair {...one} />
                </li>
              ))}
            </Grid>
          </ReferenceGroup>
        ))}
      </div>
    </Stack>
  );
}
