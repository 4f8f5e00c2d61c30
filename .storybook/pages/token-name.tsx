import { vars } from '@student/ui';
import { useState } from 'react';

/** A token's name, which a press copies whole, as components and `tokens.json` write it. */
export function TokenName({ path, shown = path }: { path: string; shown?: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <span onPointerLeave={() => setCopied(false)}>
      <button
        type="button"
        aria-label={`Copy ${path}`}
        title={`Copy ${path}`}
        onClick={() => void navigator.clipboard.writeText(path).then(() => setCopied(true))}
        onBlur={() => setCopied(false)}
        style={button}
      >
        {shown}
      </button>
      <span role="status" style={{ fontSize: vars.font.size.xs, color: vars.color.fg.positive }}>
        {isCopied ? ' copied' : ''}
      </span>
    </span>
  );
}

const button = {
  minBlockSize: 24,
  textAlign: 'start',
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.bold,
  color: vars.color.fg.default,
  overflowWrap: 'anywhere',
  cursor: 'copy',
} as const;
