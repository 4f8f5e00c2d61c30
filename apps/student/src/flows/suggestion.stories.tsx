import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { paths } from '../paths.ts';

/** A suggestion to the company, from the menu over any page (FORMS-01 to FORMS-05). */
const meta = {
  title: 'Flows/Suggestion',
  parameters: {
    layout: 'fullscreen',
    flow: 'suggestion',
    route: paths.course({ courseId: 56 }),
    sandbox: {},
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Dê sua sugestão' });

async function opens() {
  await userEvent.click(await screen.findByRole('button', { name: /^Menu de / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dê sua sugestão' }));
  await dialog();
}

async function writes() {
  await opens();
  const form = within(await dialog());
  await userEvent.type(await form.findByLabelText(/^Título/), 'Turmas à noite');
  await userEvent.type(form.getByLabelText(/^Descrição/), 'Para quem trabalha de dia.');
}

const sends = async () =>
  userEvent.click(within(await dialog()).getByRole('button', { name: 'Enviar sugestão' }));

/** Both fields count what is written. */
export const Writing: Story = {
  play: async () => {
    await writes();
    await within(await dialog()).findByText('14/100');
    await within(await dialog()).findByText('26/500');
    await standsIn('writing');
  },
};

/** Sent without a word: each field says what it lacks. */
export const WritingWithoutWords: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Menu de / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dê sua sugestão' }));
    await within(await dialog()).findByLabelText(/^Título/);
    await sends();
    await waitFor(async () =>
      expect(within(await dialog()).getAllByText('Preencha este campo.')).toHaveLength(2),
    );
    await standsIn('writing');
  },
};

export const Sending: Story = {
  tags: ['busy'],
  parameters: { sandbox: { faults: { sendSuggestion: 'silent' } } },
  play: async () => {
    await writes();
    await sends();
    await standsIn('sending');
  },
};

/** What was written stays, and it can be sent again. */
export const WritingAfterFailure: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { sendSuggestion: 'failing' } } },
  play: async () => {
    await writes();
    await sends();
    await within(await dialog()).findByText('O serviço está indisponível. Tente mais tarde.');
    await expect(within(await dialog()).getByLabelText(/^Título/)).toHaveValue('Turmas à noite');
    await standsIn('writing');
  },
};

/** Told, closed, and empty when it is opened again. */
export const Sent: Story = {
  tags: ['gate'],
  play: async () => {
    await writes();
    await sends();
    await screen.findByText('Sugestão enviada!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await standsIn('sent');
    await opens();
    await expect(await within(await dialog()).findByLabelText(/^Título/)).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  },
};
