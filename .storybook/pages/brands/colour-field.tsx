import { vars } from '@student/ui';
import { useState } from 'react';
import { hexOf } from './colour-notations.ts';

export interface ColourFieldProps {
  label: string;
  hex: string;
  onChange: (hex: string) => void;
}

/** A colour, chosen or written in any notation of CSS. It is taken as soon as it is one; until then, and where it never becomes one, the last stays. */
export function ColourField({ label, hex, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const found = hexOf(text);
    if (found !== undefined && found !== hex) onChange(found);
  };
  return (
    <span style={{ display: 'flex', alignItems: 'end', gap: vars.space.xxs, fontSize: vars.font.size.s }}>
      <label>
        {label}{' '}
        <input
          type="color"
          value={hex}
          onChange={({ target }) => onChange(target.value)}
          style={{ display: 'block', blockSize: vars.size.touch, inlineSize: vars.size.touch }}
        />
      </label>
      <input
        aria-label={`${label}: any notation of CSS`}
        value={typed ?? hex}
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        // A story that plays in a frame takes the focus, and not the pen out of anybody's hand.
        onBlur={() => document.activeElement?.localName !== 'iframe' && setTyped(undefined)}
        onKeyDown={({ key }) => key === 'Enter' && setTyped(undefined)}
        style={{
          boxSizing: 'border-box',
          inlineSize: 184,
          minBlockSize: vars.size.touch,
          paddingInline: vars.space.s,
          border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
          borderRadius: vars.radius.control,
          background: vars.color.bg.field,
          fontFamily: vars.font.family.mono,
        }}
      />
    </span>
  );
}
