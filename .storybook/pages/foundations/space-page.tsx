import { Button, Heading, Inline, Stack, Text, vars } from '@student/ui';
import { breakpoints, type contract } from '@student/ui/theme';
import { DoAndDont, Guide, Uses } from './guide.tsx';
import { keys } from './page-values.ts';

const spaces: Readonly<Record<keyof typeof contract.space, string>> = {
  xxs: 'Inside one thing: an icon and its word.',
  xs: 'Between lines that say one thing: a title and its facts.',
  s: 'Between controls of one group.',
  m: 'Between fields, between paragraphs.',
  l: 'Between cards.',
  xl: 'Between groups of one region.',
  xxl: 'Between regions of a page.',
  xxxl: 'Above and below what stands alone: a hero, an empty page.',
  card: 'Inside a card or a panel.',
  control: 'Inside a button or a field, at its ends.',
};
const sizes: Readonly<Record<keyof typeof contract.size, string>> = {
  touch: 'The least that a finger is asked to hit; never less.',
  controlSmall: 'Small buttons; their target is still as large as a finger.',
  controlMedium: 'Buttons and fields.',
  controlLarge: 'The one button of a page.',
  iconSmall: 'Icons in a line of text.',
  iconMedium: 'Icons in buttons and menus.',
  iconLarge: 'Icons that stand alone.',
  header: 'The header’s height.',
  headerNarrow: 'The same on phones.',
  reading: 'The widest a text is set.',
  content: 'The widest a page’s content is.',
  wide: 'The widest a strip of cards is.',
};
const windows: Readonly<Record<keyof typeof breakpoints, string>> = {
  tiny: 'Labels stand beside icons.',
  small: 'Two cards fit beside each other.',
  medium: 'The narrow menu ends.',
  large: 'Panels stand beside the content.',
  wide: 'The widest layout begins.',
};

/** Room between and inside things, the sizes of controls, the widths of windows. */
export function SpacePage() {
  return (
    <Guide
      title="Space"
      intro="What belongs together stands closer than what does not. Steps are named, so that a compact brand may take all of them in and an airy one let them out."
    >
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Steps
        </Heading>
        <Uses
          label="Steps of space"
          of={keys(spaces).map((name) => ({
            name,
            path: `space.${name}`,
            when: spaces[name],
            sample: <span style={{ ...block, inlineSize: vars.space[name], blockSize: vars.space[name] }} />,
          }))}
        />
      </Stack>
      <DoAndDont
        goodWhy="The title stands by its text, the button apart from both."
        good={
          <Stack gap="l">
            <Stack gap="xs">
              <Text weight="bold">Encontro gravado</Text>
              <Text tone="muted">Disponível por 30 dias.</Text>
            </Stack>
            <Inline>
              <Button size="small">Assistir</Button>
            </Inline>
          </Stack>
        }
        badWhy="The same room everywhere: three things, or one?"
        bad={
          <Stack gap="l">
            <Text weight="bold">Encontro gravado</Text>
            <Text tone="muted">Disponível por 30 dias.</Text>
            <Inline>
              <Button size="small">Assistir</Button>
            </Inline>
          </Stack>
        }
      />
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Sizes
        </Heading>
        <Uses
          label="Sizes"
          of={keys(sizes).map((name) => ({
            name,
            path: `size.${name}`,
            when: sizes[name],
            sample: <span style={{ ...block, inlineSize: `min(72px, ${vars.size[name]})`, blockSize: 8 }} />,
          }))}
        />
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="xl">
          Windows
        </Heading>
        <Text>
          A page changes at few widths. What depends on its own room (cards, strips, the player) asks its
          container, not the window.
        </Text>
        <Uses
          label="Widths of windows"
          of={keys(windows).map((name) => ({
            name,
            value: `from ${breakpoints[name]} px`,
            when: windows[name],
            sample: <span style={{ ...block, inlineSize: breakpoints[name] / 20, blockSize: 40 }} />,
          }))}
        />
      </Stack>
    </Guide>
  );
}

const block = { display: 'block', background: vars.color.bg.brand } as const;
