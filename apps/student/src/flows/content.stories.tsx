import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import {
  hearsRefusal,
  seesPlayer,
  studies,
  tellsRefusal,
  whileHidden,
} from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const meta = {
  title: 'Flows/Content',
  parameters: {
    layout: 'fullscreen',
    flow: 'content',
    route: paths.courseContent({ courseId: 56, contentId: 5603 }),
    sandbox: {},
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** It asks for no minimum: opened is studied. */
const finishesAtOnce = ({ store }: { store: Store }) => store.patch('contents', 5603, { minDuration: null });

export const Opening: Story = {
  parameters: { sandbox: { faults: { initializeCourseContent: 'silent' } } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await standsIn('opening');
  },
};

export const Unavailable: Story = {
  parameters: { sandbox: { faults: { initializeCourseContent: 'failing' } } },
  play: async () => {
    await screen.findByText('Não foi possível abrir este conteúdo.');
    await standsIn('unavailable');
  },
};

export const Paused: Story = {
  play: async () => {
    await seesPlayer();
    await standsIn('studying.paused');
  },
};

export const Playing: Story = {
  play: async () => {
    await studies();
    await standsIn('studying.counting');
  },
};

/** Another tab is in front: the time waits. */
export const Away: Story = {
  play: async () => {
    await studies();
    await whileHidden(() => standsIn('studying.away'));
  },
};

/** An exercise: only its answers finish it. */
export const AwaitingAnswers: Story = {
  parameters: { route: paths.courseContent({ courseId: 34, contentId: 3403 }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Começar' });
    await standsIn('awaitingAnswers');
  },
};

export const Finishing: Story = {
  parameters: { sandbox: { faults: { finishCourseContent: 'dropped' }, arrange: finishesAtOnce } },
  play: async () => {
    await seesPlayer();
    await screen.findAllByText(/^Sem conexão: salvo neste aparelho/);
    await standsIn('finishing');
  },
};

/** The server refuses the finish: its sentence, and another try. */
export const Unfinished: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { finishCourseContent: 'refusing' }, arrange: finishesAtOnce } },
  beforeEach: hearsRefusal,
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar concluir novamente' });
    await standsIn('unfinished');
    await tellsRefusal('finish of course/56/5603: VALIDATION_ERROR');
  },
};

/** Just finished by being opened, though its file is not there: it counts, and nothing is celebrated. */
export const Counted: Story = {
  parameters: {
    route: paths.courseContent({ courseId: 18, contentId: 1802 }),
    isFileMissing: true,
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        const { url } = store.get('contents', 1802) ?? {};
        store.patch('contents', 1802, { url: url?.replace(/[^/]+$/, 'gone.html') ?? null });
      },
    },
  },
  play: async () => {
    await screen.findByText('Este conteúdo interativo não foi encontrado.', undefined, { timeout: 30_000 });
    await standsIn('counted');
    await expect(screen.queryByRole('region', { name: 'Conteúdo concluído' })).toBeNull();
    // No reward asks for the balance here, so that it is asked a second later.
    await screen.findByText('2.140', undefined, { timeout: 30_000 });
  },
};

/** Just finished: its check, and what comes next; it can be sent away. */
export const Rewarded: Story = {
  parameters: { sandbox: { arrange: finishesAtOnce } },
  play: async () => {
    await seesPlayer();
    await screen.findByRole('region', { name: 'Conteúdo concluído' });
    await screen.findByRole('link', { name: /^Próximo: / });
    await standsIn('rewarded');
  },
};

export const Finished: Story = {
  parameters: { route: paths.courseContent({ courseId: 14, contentId: 1401 }) },
  play: async () => {
    await seesPlayer();
    await standsIn('finished');
  },
};

/** Back on the page of the course. */
export const Left: Story = {
  play: async () => {
    await studies();
    const [course] = await screen.findAllByRole('link', { name: /: Sistema de rotas/ });
    if (course) await userEvent.click(course);
    await standsIn('left');
  },
};
