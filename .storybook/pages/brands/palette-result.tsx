import { Stack, Text } from '@student/ui';
import { useRef } from 'react';
import { briefly, lineOf } from '../../../themes/compiler/problem.ts';
import { FailingTokens, type FailingTokensProps } from './failing-list.tsx';
import type { Tried } from './palette-trial.ts';
import { RangeTable } from './range-table.tsx';
import { ReferenceGroup } from './reference-group.tsx';

/**
 * What is wrong with the tokens that are tried: those that cannot be read or go below a floor, and the pairs that cannot be read.
 * Then what their team should know, and every range with what is tried in it.
 */
export function PaletteResult({
  tried: { problems, warnings, verdicts, ranges },
  unfinished,
  onApply,
}: {
  tried: Tried;
  /** Why what is being typed is not shown yet. */
  unfinished: string | undefined;
  onApply: NonNullable<FailingTokensProps['onApply']>;
}) {
  const wrong = useRef<HTMLDivElement>(null);
  const failing = verdicts.filter(({ passes }) => !passes);
  // The button goes with what it has mended.
  const apply: typeof onApply = (tokens) => {
    onApply(tokens);
    wrong.current?.focus();
  };
  const isFine = problems.length + failing.length === 0;
  return (
    <Stack gap="s">
      <Stack gap="s" as="section" aria-label="What is wrong" aria-live="polite" ref={wrong} tabIndex={-1}>
        {unfinished === undefined ? null : <Text weight="bold">{unfinished}</Text>}
        {/* Of what was read last it is no news. */}
        <Text
          weight={unfinished === undefined ? 'bold' : undefined}
          tone={unfinished !== undefined ? 'muted' : isFine ? 'positive' : 'critical'}
        >
          {isFine
            ? `All ${verdicts.length} pairs pass in both schemes; every token holds.`
            : `${problems.length} tokens and ${failing.length} of ${verdicts.length} pairs to mend`}
        </Text>
        <Lines of={problems.slice(0, 20).map(lineOf)} />
        <FailingTokens verdicts={verdicts} onApply={apply} />
      </Stack>
      {warnings.length > 0 ? (
        <Stack gap="xs" as="section" aria-label="Good to know">
          <Text weight="bold">{`${warnings.length} ${warnings.length === 1 ? 'thing' : 'things'} to know; the brand can be delivered`}</Text>
          <Lines of={briefly(warnings)} />
        </Stack>
      ) : null}
      {ranges.length > 0 ? (
        <ReferenceGroup
          title="Ranges"
          about={`${ranges.filter(({ holds }) => holds).length} of ${ranges.length} hold`}
        >
          <RangeTable ranges={ranges} />
        </ReferenceGroup>
      ) : null}
    </Stack>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <Stack as="ul" gap="xs">
      {of.map((line) => (
        <Text as="li" size="s" key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}
