import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { beginsAgain, goesWrong } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const meta = {
  title: 'Flows/Maintenance',
  parameters: {
    layout: 'fullscreen',
    flow: 'maintenance',
    route: paths.maintenance(),
    sandbox: { scenario: 'maintenance', person: 'nobody' },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button, once its code is there. */
const again = async () => {
  await standsIn('resting');
  return screen.findByRole('button', { name: 'Tentar novamente' });
};

export const Resting: Story = {
  play: async () => {
    await again();
  },
};

/** The person has asked, and it goes on. */
export const GoesOn: Story = {
  play: async () => {
    await userEvent.click(await again());
    await screen.findByText('A manutenção continua. Quando ela terminar, esta página segue sozinha.');
    await standsIn('resting');
  },
};

export const Asking: Story = {
  tags: ['busy'],
  play: async (context) => {
    await again();
    goesWrong(context, { getConfiguration: 'silent' });
    await userEvent.click(await again());
    await standsIn('asking');
  },
};

/** The page is seen again, and looks by itself: nothing of it changes. */
export const Looking: Story = {
  play: async (context) => {
    await again();
    goesWrong(context, { getConfiguration: 'silent' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await standsIn('looking');
  },
};

/** A visitor is led to the landing page. */
export const Over: Story = {
  tags: ['gate'],
  play: async (context) => {
    await again();
    beginsAgain(context);
    await userEvent.click(await again());
    await standsIn('over');
    await screen.findAllByRole('button', { name: 'Entrar' });
    await screen.findByRole('contentinfo');
  },
};
