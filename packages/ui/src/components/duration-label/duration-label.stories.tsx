import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DurationLabel } from './duration-label.tsx';

const meta = {
  title: 'Components/Data/Duration label',
  component: DurationLabel,
  args: { text: '5:07m', spokenText: '5 minutos e 7 segundos' },
} satisfies Meta<typeof DurationLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('5:07m')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('5 minutos e 7 segundos')).toBeInTheDocument();
  },
};

/** 0, 59 s, 59:59, one hour, 24 hours, more than 24 hours: the figures stand under each other. */
export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <ul style={{ display: 'grid', justifyContent: 'start', justifyItems: 'end', gap: 8 }}>
      {[
        ['0:00m', '0 segundos'],
        ['0:59m', '59 segundos'],
        ['59:59m', '59 minutos e 59 segundos'],
        ['1:00:00h', '1 hora'],
        ['24:00:00h', '24 horas'],
        ['25h', '25 horas'],
      ].map(([text = '', spokenText = '']) => (
        <li key={text}>
          <DurationLabel text={text} spokenText={spokenText} />
        </li>
      ))}
    </ul>
  ),
};
