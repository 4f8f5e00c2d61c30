import { ArrowRightIcon, Button, Inline, Stack, Text, VisuallyHidden, vars } from '@student/ui';
import type { Verdict } from '../../../themes/compiler/pairs.ts';
import { short } from './colour-pair.tsx';
import { type FailingToken, failingTokens } from './failing-tokens.ts';

export interface FailingTokensProps {
  verdicts: readonly Verdict[];
  /** Takes colours into what is tried; where nothing is tried, nothing can be pressed. */
  onApply?: (tokens: readonly FailingToken[]) => void;
}

/** What to mend, once for each token: where it cannot be read, and the nearest colour that can. */
export function FailingTokens({ verdicts, onApply }: FailingTokensProps) {
  const found = failingTokens(verdicts);
  const mendable = found.filter(({ nearest }) => nearest !== undefined);
  if (found.length === 0) return null;
  return (
    <Stack gap="s">
      {onApply && mendable.length > 1 ? (
        <Inline>
          <Button
            size="small"
            onClick={() => onApply(mendable)}
          >{`Mend all ${mendable.length} tokens`}</Button>
        </Inline>
      ) : null}
      <Stack as="ul" gap="m">
        {found.map((token) => (
          <li key={`${token.scheme} ${token.path}`}>
            <Failing token={token} {...(onApply && { onApply })} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Failing({ token, onApply }: { token: FailingToken; onApply?: FailingTokensProps['onApply'] }) {
  const { scheme, path, hex, fails, of, nearest } = token;
  const lowest = Math.min(...fails.map(({ ratio }) => ratio));
  const needs = Math.max(...fails.map(({ least }) => least));
  const grounds = fails.map(({ under, ratio }) => `${short(under)} ${ratio.toFixed(2)}`);
  return (
    <Stack gap="xxs">
      <Text size="s">
        {`${scheme}: ${short(path)} fails on ${fails.length} of ${of} grounds; lowest ${lowest.toFixed(2)}, needs ${needs}. `}
        {nearest ? (
          <>
            Nearest that passes: <Dot color={hex} /> <ArrowRightIcon />
            <VisuallyHidden>becomes</VisuallyHidden> <Dot color={nearest} /> {nearest}
          </>
        ) : (
          'No colour of this hue passes on all of them: change the grounds.'
        )}
      </Text>
      <Text size="xs" tone="muted" figures="tabular">
        {grounds.slice(0, 6).join(' · ')}
        {grounds.length > 6 ? ` · and ${grounds.length - 6} more` : ''}
      </Text>
      {onApply && nearest ? (
        <Inline>
          <Button size="small" variant="outline" onClick={() => onApply([token])}>
            {`Use ${nearest} for ${short(path)}, ${scheme}`}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

function Dot({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      style={{
        display: 'inline-block',
        inlineSize: 12,
        blockSize: 12,
        background: color,
        border: `1px solid ${vars.color.border.control}`,
      }}
    />
  );
}
