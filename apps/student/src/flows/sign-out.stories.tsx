import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import {
  asksToLeave,
  confirmsLeaving,
  freesDevice,
  holdDevice,
  studiesAndStops,
  writesNote,
} from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const meta = {
  title: 'Flows/Sign out',
  parameters: { layout: 'fullscreen', flow: 'signOut', route: paths.course({ courseId: 56 }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  play: async () => {
    await asksToLeave();
    await standsIn('confirming');
  },
};

/** What was studied last has not arrived yet. */
export const Sending: Story = {
  tags: ['busy'],
  parameters: {
    route: paths.courseContent({ courseId: 56, contentId: 5603 }),
    sandbox: { faults: { saveCourseContentCheckpoint: 'silent' } },
  },
  play: async () => {
    await studiesAndStops(12);
    await confirmsLeaving();
    await standsIn('sending');
  },
};

/** The device is busy with another tab when it is asked what has not arrived. */
export const Counting: Story = {
  beforeEach: freesDevice,
  parameters: { route: paths.courseContent({ courseId: 56, contentId: 5603 }) },
  play: async () => {
    await asksToLeave();
    await holdDevice();
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    await standsIn('counting');
  },
};

/** Something was written that the server does not take: leaving would lose it. */
export const Reconsidering: Story = {
  parameters: {
    route: paths.courseContent({ courseId: 56, contentId: 5603 }),
    sandbox: { faults: { createCourseContentNote: 'failing' } },
  },
  play: async () => {
    await writesNote('Regular a cadeira');
    await screen.findByText('Aguardando o servidor');
    await confirmsLeaving();
    await screen.findByText(
      'Ainda falta enviar 1 anotação. Se você sair agora, isso será apagado deste aparelho.',
    );
    await standsIn('reconsidering');
  },
};

export const Leaving: Story = {
  parameters: { sandbox: { faults: { signOut: 'silent' } } },
  play: async () => {
    await confirmsLeaving();
    await standsIn('leaving');
  },
};

export const Staying: Story = {
  play: async () => {
    await asksToLeave();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await standsIn('staying');
    const menu = screen.getByRole('button', { name: /^Menu de / });
    await waitFor(() => expect(menu).toHaveFocus());
    // Whether a focus set by script is drawn depends on what the page was touched with before this story.
    menu.blur();
  },
};

export const Left: Story = {
  play: async () => {
    await confirmsLeaving();
    await standsIn('left');
    await screen.findAllByRole('button', { name: 'Entrar' });
    await screen.findByRole('contentinfo');
  },
};

/** The server does not confirm: its sentence in a box, and the way out all the same (AUTH-40, AUTH-42). */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { signOut: 'failing' } } },
  play: async () => {
    await confirmsLeaving();
    await standsIn('failed');
    await screen.findByRole('alertdialog', { name: 'O serviço está indisponível. Tente mais tarde.' });
  },
};
