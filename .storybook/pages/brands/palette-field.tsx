import { Button, Inline, Text, vars } from '@student/ui';
import { type ClipboardEvent, useId } from 'react';
import { readPasted } from './palette-edit.ts';

export interface PaletteFieldProps {
  /** The text of `tokens.json`. */
  value: string;
  onChange: (text: string) => void;
  /** Gets colours that were pasted in place of everything. */
  onColours: (colors: readonly string[]) => void;
}

/** The tokens as text. What is pasted is laid out one token a line; a list of colours makes a brand, also while it is typed. */
export function PaletteField({ value, onChange, onColours }: PaletteFieldProps) {
  const [field, hint] = [useId(), useId()];
  const read = readPasted(value);
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    const text = event.clipboardData.getData('text');
    const isWhole = from === 0 && to === value.length;
    const pasted = readPasted(value.slice(0, from) + text + value.slice(to));
    if (pasted.kind === 'text' || (pasted.kind === 'colours' && !isWhole)) return;
    event.preventDefault();
    if (pasted.kind === 'tokens') onChange(pasted.text);
    else onColours(pasted.colors);
  };
  return (
    <div style={{ display: 'grid', alignContent: 'start', gap: vars.space.xxs }}>
      <Inline justify="between">
        <label htmlFor={field} style={{ fontSize: vars.font.size.s }}>
          tokens.json
        </label>
        <Button
          size="small"
          variant="plain"
          disabled={read.kind !== 'tokens' || read.text === value}
          onClick={() => read.kind === 'tokens' && onChange(read.text)}
        >
          Format
        </Button>
      </Inline>
      <textarea
        id={field}
        aria-describedby={hint}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onPaste={paste}
        // While colours are typed they stay as they are; left, they are the brand that they made.
        onBlur={() => read.kind === 'colours' && onColours(read.colors)}
        rows={20}
        spellCheck={false}
        style={{
          inlineSize: '100%',
          padding: vars.space.s,
          border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
          borderRadius: vars.radius.control,
          background: vars.color.bg.field,
          fontFamily: vars.font.family.mono,
          fontSize: vars.font.size.s,
          whiteSpace: 'pre',
        }}
      />
      <Text id={hint} size="xs" tone="muted">
        Paste or type tokens, or one to three colours in place of everything. Colours are taken in any
        notation of CSS: #c9f, rgb(204 153 255), hsl(270 100% 80%), oklch(0.76 0.14 305); inside tokens too.
      </Text>
    </div>
  );
}
