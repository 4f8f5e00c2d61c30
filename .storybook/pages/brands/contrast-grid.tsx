import {
  ArrowRightIcon,
  CheckIcon,
  CloseIcon,
  Grid,
  Inline,
  Stack,
  Text,
  VisuallyHidden,
  vars,
} from '@student/ui';
import type { Verdict } from '../../../themes/compiler/pairs.ts';
import { ReferenceGroup } from './reference-group.tsx';

/** Every pair of colours that components use, drawn and measured; what fails stands first, with the nearest colour that passes. */
export function ContrastGrid({ verdicts }: { verdicts: readonly Verdict[] }) {
  const failing = verdicts.filter(({ passes }) => !passes);
  const byUse = Map.groupBy(verdicts, ({ use }) => use);
  return (
    <Stack gap="l">
      <Text weight="bold" tone={failing.length === 0 ? 'positive' : 'critical'}>
        {failing.length === 0
          ? `All ${verdicts.length} pairs pass.`
          : `${failing.length} of ${verdicts.length} pairs fail.`}
      </Text>
      <FailingPairs verdicts={failing} />
      {[...byUse].map(([use, ones]) => (
        <ReferenceGroup
          key={use}
          title={use}
          about={`${ones.length} pairs, lowest ${Math.min(...ones.map(({ ratio }) => ratio)).toFixed(2)}, needs ${ones[0]?.least}`}
        >
          <Grid as="ul" least="tile" gap="xs">
            {ones.map((one) => (
              <Pair key={`${one.scheme} ${one.over} ${one.under}`} {...one} />
            ))}
          </Grid>
        </ReferenceGroup>
      ))}
    </Stack>
  );
}

/** What to mend, in words. */
export function FailingPairs({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <Stack as="ul" gap="xs">
      {verdicts.map(({ scheme, over, under, ratio, least, use, overHex, nearest }) => (
        <Text as="li" key={`${scheme} ${over} ${under}`} size="s">
          {scheme}: {short(over)} on {short(under)} has {ratio}, {use} needs {least}.{' '}
          {nearest ? (
            <>
              Nearest that passes: <Dot color={overHex} /> <ArrowRightIcon />
              <VisuallyHidden>becomes</VisuallyHidden> <Dot color={nearest} /> {nearest}
            </>
          ) : null}
        </Text>
      ))}
    </Stack>
  );
}

function Pair({ over, under, overHex, underHex, ratio, least, passes }: Verdict) {
  return (
    <Inline as="li" gap="xs" overflow="squeeze">
      <span
        aria-hidden
        style={{
          flex: 'none',
          inlineSize: 40,
          blockSize: 32,
          display: 'grid',
          placeItems: 'center',
          background: underHex,
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: 4,
        }}
      >
        {/* A drawing, because these are also pairs that no text is ever set in. */}
        <svg width="18" height="14" viewBox="0 0 18 14" fill={overHex} aria-hidden="true">
          {least === 3 ? (
            <circle cx="9" cy="7" r="6" />
          ) : (
            <path d="M1 13 6 1h2l5 12h-2.300l-1.200-3H4.500l-1.200 3zm4.300-5h3.400L7 3.600zM14 5h3v8h-3z" />
          )}
        </svg>
      </span>
      <Text as="span" size="xs" tone="muted">
        {short(over)} / {short(under)}
        <br />
        <Text as="strong" size="xs" tone={passes ? 'muted' : 'critical'} figures="tabular">
          {passes ? <CheckIcon /> : <CloseIcon />}
          <VisuallyHidden>{passes ? 'passes:' : 'fails:'}</VisuallyHidden> {ratio.toFixed(2)}
        </Text>
      </Text>
    </Inline>
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
        border: '1px solid #888',
      }}
    />
  );
}

function short(path: string): string {
  return path.replace('color.', '');
}
