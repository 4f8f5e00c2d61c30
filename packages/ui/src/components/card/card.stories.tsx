import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../divider/divider.tsx';
import { Heading } from '../heading/heading.tsx';
import { Grid, Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';
import { cardPaddings, cardStates, cardTones } from './card.variants.ts';

const meta = {
  title: 'Foundations/Card',
  component: Card,
  args: { children: 'Uma superfície com os cantos e a profundidade da marca.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Grid least="tile">
      {cardTones.flatMap((tone) =>
        [{ name: 'still' }, ...cardStates.map((name) => ({ name, [name]: true }))].map(
          ({ name, ...state }) => (
            <Card key={`${tone} ${name}`} tone={tone} {...state}>
              <Stack gap="xs">
                <Heading level={3} size="l">
                  {name}
                </Heading>
                <Divider />
                <Inline justify="between">
                  <Text size="s" tone={name === 'blocked' ? 'inherit' : 'muted'}>
                    {tone}
                  </Text>
                </Inline>
              </Stack>
            </Card>
          ),
        ),
      )}
    </Grid>
  ),
};

/** A picture at its head, and the ground of one that is still on its way. */
export const Picture: Story = {
  render: () => (
    <Grid least="tile">
      {[`${import.meta.env.BASE_URL}files/banners/1.svg`, undefined].map((src) => (
        <Card key={String(src)}>
          <img alt="" src={src} />
          <Text size="s">Semana da segurança</Text>
        </Card>
      ))}
    </Grid>
  ),
};

/** `none` for what brings its own room, such as a cover. */
export const Paddings: Story = {
  render: () => (
    <Grid least="tile">
      {cardPaddings.map((padding) => (
        <Card key={padding} padding={padding}>
          <Text size="s">{padding}</Text>
        </Card>
      ))}
    </Grid>
  ),
};
