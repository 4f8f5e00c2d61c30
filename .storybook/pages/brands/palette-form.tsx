import { Button, Inline, Stack, Text, vars } from '@student/ui';
import { middle } from '../../../themes/compiler/photo-place.ts';
import { ColourField } from './colour-field.tsx';
import { FileField, whyNoFont, whyNoPhotograph } from './palette-file.tsx';
import { type Chosen, commandFor, isMade, type Manners, manners, type Trial } from './palette-trial.ts';

export interface PaletteFormProps {
  trial: Trial;
  chosen: Chosen;
  onChange: (trial: Trial) => void;
  /** Makes the brand anew from name and colours. */
  onMake: (manners: Manners) => void;
  /** Gets what was chosen anew; all else stays. */
  onChoose: (chosen: Chosen) => void;
}

/** Everything that a brand may be started from: a name, two or three colours, manners, fonts and a photograph. */
export function PaletteForm({ trial, chosen, onChange, onMake, onChoose }: PaletteFormProps) {
  const { name, colors } = trial;
  const isAsMade = isMade(trial);
  const hasFonts = chosen.textFont !== undefined || chosen.headingFont !== undefined;
  const setColor = (at: number, color: string) =>
    onChange({
      ...trial,
      colors: [0, 1, 2]
        .slice(0, Math.max(colors.length, at + 1))
        .map((one) => (one === at ? color : (colors[one] ?? sky))),
    });
  return (
    <Stack gap="m">
      <Inline gap="m" align="end">
        <label style={{ ...labelStyle, display: 'grid' }}>
          Name
          <input
            value={name}
            onChange={({ target }) => onChange({ ...trial, name: target.value })}
            style={fieldStyle}
          />
        </label>
        {['Brand', 'Accent', 'Sky'].map((part, index) => (
          <ColourField
            key={part}
            label={part}
            hex={colors[index] ?? sky}
            onChange={(hex) => setColor(index, hex)}
          />
        ))}
        {manners.map((one) => (
          <Button key={one} size="small" variant="outline" onClick={() => onMake(one)}>
            {`Make a ${one} brand`}
          </Button>
        ))}
      </Inline>
      <Inline gap="l" align="end">
        <FileField
          label="Font of text (woff2)"
          accept=".woff2,font/woff2"
          whyNot={whyNoFont}
          onFile={(textFont) => onChoose({ textFont })}
        />
        <FileField
          label="Font of headings (woff2)"
          accept=".woff2,font/woff2"
          whyNot={whyNoFont}
          onFile={(headingFont) => onChoose({ headingFont })}
        />
        <FileField
          label="Photograph"
          accept="image/png,image/jpeg,image/webp,image/avif"
          whyNot={whyNoPhotograph}
          onFile={(photo) => onChoose({ photo })}
        />
        {chosen.photo === undefined
          ? null
          : (['x', 'y'] as const).map((axis) => (
              <label key={axis} style={{ ...labelStyle, display: 'grid', gap: vars.space.xxs }}>
                {axis === 'x' ? 'Kept of it, left to right' : 'Kept of it, top to bottom'}
                <input
                  type="range"
                  value={(chosen.focus ?? middle)[axis]}
                  onChange={({ target }) =>
                    onChoose({
                      focus: { ...(chosen.focus ?? middle), [axis]: target.valueAsNumber },
                    })
                  }
                  style={{ minBlockSize: vars.size.touch }}
                />
              </label>
            ))}
      </Inline>
      <Text size="s" tone="muted">
        The same as a folder: <code>{commandFor(trial, chosen)}</code>
        {isAsMade ? null : ' and then this tokens.json in place of the one that it writes'}
        {isAsMade || !hasFonts ? null : ', with the names of fonts from that one'}
      </Text>
    </Stack>
  );
}

/** What stands in a field for the third colour while none is given. */
const sky = '#241a4a';

const labelStyle = { fontSize: vars.font.size.s };
const fieldStyle = {
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.field,
};
