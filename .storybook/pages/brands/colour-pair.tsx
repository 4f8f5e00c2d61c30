import { CheckIcon, CloseIcon, Inline, Text, VisuallyHidden, vars } from '@student/ui';
import type { Verdict } from '../../../themes/compiler/pairs.ts';

/** Two colours on each other as they are drawn, with their names and their contrast. */
export function Pair({ over, under, overHex, underHex, ratio, least, passes }: Verdict) {
  return (
    <Inline gap="xs" overflow="squeeze">
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

/** A token of colour without the words that all of them have. */
export function short(path: string): string {
  return path.replace('color.', '');
}
