import { vars } from '@student/ui';
import { useState } from 'react';
import { hexOf } from './colour-notations.ts';

export interface ColourFieldProps {
  label: string;
  hex: string;
  onChange: (hex: string) => void;
}

/** A colour, chosen or written as CSS writes it. */
export function ColourField({ label, hex, onChange }: ColourFieldProps) {
  const [isWrong, setWrong] = useState(false);
  const take = (text: string) => {
    const found = hexOf(text);
    setWrong(found === undefined);
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
        // What was chosen otherwise stands here too.
        key={hex}
        aria-label={`${label}: hex, rgb or oklch`}
        aria-invalid={isWrong}
        title={isWrong ? 'Not a colour that CSS knows' : undefined}
        defaultValue={hex}
        spellCheck={false}
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
        style={{
          boxSizing: 'border-box',
          inlineSize: 184,
          minBlockSize: vars.size.touch,
          paddingInline: vars.space.s,
          border: `${vars.borderWidth.control} solid ${isWrong ? vars.color.border.critical : vars.color.border.control}`,
          borderRadius: vars.radius.control,
          background: vars.color.bg.field,
          fontFamily: vars.font.family.mono,
        }}
      />
    </span>
  );
}
