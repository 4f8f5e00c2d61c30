import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from './text.tsx';
import { textSizes, textTones, textWeights } from './text.variants.ts';

const sentence = 'Aprenda a negociar com clareza e escuta.';
const paragraph =
  'Uma trilha é uma sequência de cursos escolhida para a sua função. Conclua um curso para liberar o seguinte; o que já foi visto continua disponível, no computador e no celular.';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: paragraph },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'm', tone: 'muted', weight: 'regular' } };

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <Stack gap="xs">
        {textSizes.map((size) => (
          <Text key={size} size={size}>
            {sentence}
          </Text>
        ))}
      </Stack>
      <Inline gap="l">
        {textWeights.map((weight) => (
          <Text key={weight} weight={weight}>
            {sentence}
          </Text>
        ))}
      </Inline>
      <Stack gap="xs">
        {textTones.map((tone) => (
          <Text key={tone} tone={tone}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 220 }}>
      <Stack>
        <Text lines={2}>{paragraph}</Text>
        <Text>Otorrinolaringologista-responsável-pela-desinstitucionalização</Text>
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(paragraph)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Figures: Story = {
  render: () => (
    <Stack gap="xxs">
      {['1.111,10', '9.876,54', '20,00'].map((value) => (
        <Text key={value} figures="tabular">
          {value}
        </Text>
      ))}
    </Stack>
  ),
};

/** What a person wrote keeps its lines. */
export const LineBreaks: Story = {
  args: { lineBreaks: 'kept', children: 'Antes de começar:\n1. Regular a cadeira\n2. Pés no chão' },
};
