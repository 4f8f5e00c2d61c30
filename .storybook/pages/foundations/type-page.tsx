import { Heading, Stack, Text, vars } from '@student/ui';
import type { contract } from '@student/ui/theme';
import { DoAndDont, Guide, Token, Uses } from './guide.tsx';
import { keys } from './page-values.ts';

type Font = typeof contract.font;
type WordsOf<G extends keyof Font> = Readonly<Record<keyof Font[G], string>>;

const sizes: WordsOf<'size'> = {
  display: 'The landing page’s one sentence; nowhere else.',
  xxxl: 'The title of a page that begins something: a course, a greeting.',
  xxl: 'The title of any other page.',
  xl: 'The title of a region of a page.',
  l: 'The title of a card or a dialog; an introduction.',
  m: 'Running text and whatever is typed.',
  s: 'Facts, captions, small buttons.',
  xs: 'Tags and counts. Nothing is smaller, and nothing long is this small.',
};
const families: WordsOf<'family'> = {
  body: 'Everything that is read or pressed.',
  heading: 'Titles. In many brands the same as the body’s.',
  mono: 'Codes and keys that are copied letter by letter.',
};
const weights: WordsOf<'weight'> = {
  regular: 'Running text.',
  medium: 'Buttons, tabs, labels of fields.',
  bold: 'A word that carries the sentence; figures.',
  heading: 'Titles, as heavy as the brand has them.',
};
const trackings: WordsOf<'tracking'> = {
  body: 'Running text.',
  heading: 'Titles: large type stands closer.',
  label: 'Short words in small type: tags, labels.',
};

/** Sizes, weights and families, and how few of them a region needs. */
export function TypePage() {
  return (
    <Guide
      title="Type"
      intro="Order comes from size, weight and room before colour: at most three sizes and two weights in one region. Sizes are in rem, so they follow the text size that a person chose."
    >
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Sizes
        </Heading>
        <Stack as="ul" gap="l" aria-label="Sizes of type">
          {keys(sizes).map((size) => (
            <li key={size}>
              <span style={sampleOf(size)}>Aprender é ação e emoção</span>
              <Token path={`font.size.${size}`} when={sizes[size]} />
              <Token path={`font.lineHeight.${size}`} when="The height of its lines." />
            </li>
          ))}
        </Stack>
      </Stack>
      <DoAndDont
        goodWhy="A title, its facts, a sentence: three sizes, two weights."
        good={
          <Stack gap="xs">
            <Heading level={3} size="l">
              Escuta ativa na prática
            </Heading>
            <Text size="s" tone="muted">
              27 min · 4,8
            </Text>
            <Text>Ouvir é a parte da conversa que mais se treina.</Text>
          </Stack>
        }
        badWhy="Every line in a weight and a size of its own: nothing stands out."
        bad={
          <Stack gap="xs">
            <Text weight="bold">Escuta ativa na prática</Text>
            <Text size="l" weight="bold">
              27 min · 4,8
            </Text>
            <Text size="xs">Ouvir é a parte da conversa que mais se treina.</Text>
          </Stack>
        }
      />
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Families, weights, tracking
        </Heading>
        <Uses
          label="Families of type"
          of={keys(families).map((name) => ({
            name: `family.${name}`,
            path: `font.family.${name}`,
            when: families[name],
            sample: <span style={{ ...letters, fontFamily: vars.font.family[name] }}>Ação</span>,
          }))}
        />
        <Uses
          label="Weights of type"
          of={keys(weights).map((name) => ({
            name: `weight.${name}`,
            path: `font.weight.${name}`,
            when: weights[name],
            sample: <span style={{ ...letters, fontWeight: vars.font.weight[name] }}>Ação</span>,
          }))}
        />
        <Uses
          label="Tracking of type"
          of={keys(trackings).map((name) => ({
            name: `tracking.${name}`,
            path: `font.tracking.${name}`,
            when: trackings[name],
            sample: <span style={{ ...letters, letterSpacing: vars.font.tracking[name] }}>Ação</span>,
          }))}
        />
      </Stack>
      <DoAndDont
        goodWhy="A reading column ends at the token size.reading: the eye finds the next line."
        good={
          <div style={{ maxInlineSize: vars.size.reading }}>
            <Text>{prose}</Text>
          </div>
        }
        badWhy="Text in capitals: words lose their shape, and screen readers may spell them."
        bad={<Text>{prose.toUpperCase()}</Text>}
      />
    </Guide>
  );
}

const prose =
  'A comunicação não violenta começa por observar sem julgar. Quem descreve o que viu, e não o que concluiu, abre espaço para a outra pessoa responder.';

const sampleOf = (size: keyof Font['size']) =>
  ({
    display: 'block',
    fontSize: vars.font.size[size],
    lineHeight: vars.font.lineHeight[size],
    ...(['m', 's', 'xs'].includes(size)
      ? {}
      : {
          fontFamily: vars.font.family.heading,
          fontWeight: vars.font.weight.heading,
          letterSpacing: vars.font.tracking.heading,
        }),
  }) as const;

const letters = { fontSize: vars.font.size.xl, lineHeight: vars.font.lineHeight.xl } as const;
