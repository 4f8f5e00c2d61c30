import { Button, Heading, Inline, InlineAlert, Stack, Text, vars } from '@student/ui';
import { colourWords } from './colour-words.ts';
import { DoAndDont, Guide, Uses } from './guide.tsx';
import { usePageValues, type ValueAt } from './page-values.ts';

/** Colours by their job. */
export function ColourPage() {
  const valueAt = usePageValues();
  return (
    <Guide
      title="Colour"
      intro="Ask for a job, never for a colour: a component says “text that supports a title”, the brand and the scheme say what that looks like. The samples wear the brand and the scheme of the toolbar."
    >
      <DoAndDont
        goodWhy="One filled button in a region; what else can be done is quieter."
        good={
          <Inline>
            <Button>Matricular-se</Button>
            <Button variant="plain">Agora não</Button>
          </Inline>
        }
        badWhy="Two filled buttons ask for the same attention, and nobody knows what comes next."
        bad={
          <Inline>
            <Button>Matricular-se</Button>
            <Button>Agora não</Button>
          </Inline>
        }
      />
      <DoAndDont
        goodWhy="A tone with its icon and a sentence: it is understood without its colour."
        good={
          <InlineAlert tone="critical" title="A conclusão não foi registrada">
            Tente de novo em um minuto.
          </InlineAlert>
        }
        badWhy="Colour alone: who does not tell red from green reads nothing here."
        bad={
          <Inline gap="xs">
            <span style={{ ...dot, background: vars.color.bg.critical }} />
            <Text as="span">Conclusão</Text>
          </Inline>
        }
      />
      {Object.entries(colourWords).map(([group, words]) => (
        <Stack key={group} as="section" gap="m">
          <Heading level={2} size="xl">
            {group}
          </Heading>
          <Uses label={`Colours of ${group}`} of={usesOf(group, words, valueAt)} />
        </Stack>
      ))}
    </Guide>
  );
}

function usesOf(group: string, words: Readonly<Record<string, string>>, valueAt: ValueAt) {
  return Object.entries(words).map(([name, when]) => {
    const value = valueAt(`color.${group}.${name}`);
    return {
      name: `${group}.${name}`,
      path: `color.${group}.${name}`,
      when,
      sample:
        group === 'fg' ? <Letters color={value} on={valueAt(groundOf(name))} /> : <Field color={value} />,
    };
  });
}

/** What a colour of text is read on. */
function groundOf(name: string): string {
  if (name === 'inverse') return 'color.bg.inverse';
  if (name === 'onMedia') return 'color.bg.media';
  return name.startsWith('on')
    ? `color.bg.${name.charAt(2).toLowerCase()}${name.slice(3)}`
    : 'color.bg.canvas';
}

/** Lines of text as a drawing, on what they are read on. */
function Letters({ color, on }: { color: string | undefined; on: string | undefined }) {
  return (
    <svg width="72" height="48" viewBox="0 0 72 48" style={frame} aria-hidden="true">
      <rect width="72" height="48" fill={on} />
      <path d="M14 15h44v5H14zM14 28h28v5H14z" fill={color} />
    </svg>
  );
}

function Field({ color }: { color: string | undefined }) {
  return (
    <svg width="72" height="48" viewBox="0 0 72 48" style={frame} aria-hidden="true">
      <rect width="72" height="48" fill={color} />
    </svg>
  );
}

const dot = { inlineSize: 16, blockSize: 16, borderRadius: vars.radius.round } as const;
const frame = {
  display: 'block',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
} as const;
