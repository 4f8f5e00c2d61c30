import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { paths } from '../paths.ts';

/** A seat in a class of an event or in a training course is taken and given back (EVENT-05, EVENT-06, EVENT-24, EVENT-25). */
const meta = {
  title: 'Flows/Enrolment',
  parameters: {
    layout: 'fullscreen',
    flow: 'enrolment',
    route: paths.event({ eventId: 1, classId: 11 }),
    sandbox: {},
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** At a training course: the same seat, with its own calls and words. */
const training = paths.trainingCourse({ trainingCourseId: 1 });
const ownTraining = paths.trainingCourse({ trainingCourseId: 2 });

const own = paths.event({ eventId: 2, classId: 21 });
const enrols = async () => userEvent.click(await screen.findByRole('button', { name: 'Matricular-se' }));
const asksToLeave = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar matrícula' }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancelar sua matrícula?' }));
};
const leaves = async () =>
  userEvent.click((await asksToLeave()).getByRole('button', { name: 'Cancelar matrícula' }));

export const Free: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Matricular-se' });
    await standsIn('resting.free');
  },
};

/** The seat is shown at once, while its call is on its way. */
export const Enrolling: Story = {
  tags: ['busy'],
  parameters: { sandbox: { faults: { enrollInEventClass: 'silent' } } },
  play: async () => {
    await enrols();
    await standsIn('enrolling');
    await screen.findAllByText('57 vagas de 80');
  },
};

export const Enrolled: Story = {
  play: async () => {
    await enrols();
    await screen.findAllByText('Matrícula feita! Sua vaga está garantida.');
    await standsIn('resting.enrolled');
  },
};

/** The seat is given back, and it is told why. */
export const EnrolmentRefused: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { enrollInEventClass: 'failing' } } },
  play: async () => {
    await enrols();
    await screen.findByText('O serviço está indisponível. Tente mais tarde.');
    await screen.findAllByText('58 vagas de 80');
    await standsIn('resting.enrolmentRefused');
  },
};

export const AskingToLeave: Story = {
  parameters: { route: own },
  play: async () => {
    await asksToLeave();
    await standsIn('resting.askingToLeave');
  },
};

export const Leaving: Story = {
  tags: ['busy'],
  parameters: { route: own, sandbox: { faults: { unenrollFromEventClass: 'silent' } } },
  play: async () => {
    await leaves();
    await standsIn('leaving');
    await screen.findByRole('button', { name: 'Matricular-se' });
  },
};

/** The seat is shown again. */
export const LeavingRefused: Story = {
  parameters: { route: own, sandbox: { faults: { unenrollFromEventClass: 'failing' } } },
  play: async () => {
    await leaves();
    await screen.findByText('O serviço está indisponível. Tente mais tarde.');
    await expect(screen.getByRole('button', { name: 'Cancelar matrícula' })).toBeVisible();
    await standsIn('resting.leavingRefused');
  },
};

/** Of the participants the person is one at once. */
export const EnrollingInTraining: Story = {
  tags: ['busy'],
  parameters: { route: training, sandbox: { faults: { enrollInTrainingCourse: 'silent' } } },
  play: async () => {
    await enrols();
    await standsIn('enrolling');
    await screen.findByText('Você');
  },
};

/** How many seats there are only the server knows: it is told after the press. */
export const TrainingRefused: Story = {
  parameters: { route: paths.trainingCourse({ trainingCourseId: 3 }) },
  play: async () => {
    await enrols();
    await screen.findByText('Não há mais vagas para essa turma.');
    await standsIn('resting.enrolmentRefused');
    await expect(screen.queryByText('Você')).toBeNull();
  },
};

export const AskingToLeaveTraining: Story = {
  parameters: { route: ownTraining },
  play: async () => {
    const question = await asksToLeave();
    await expect(
      question.getByText('Sua vaga será liberada e suas presenças neste treinamento serão apagadas.'),
    ).toBeVisible();
    await standsIn('resting.askingToLeave');
  },
};

/** Neither the person nor their presence is shown while the server is told. */
export const LeavingTraining: Story = {
  tags: ['busy'],
  parameters: { route: ownTraining, sandbox: { faults: { unenrollFromTrainingCourse: 'silent' } } },
  play: async () => {
    await leaves();
    await standsIn('leaving');
    await expect(screen.queryByRole('progressbar', { name: 'Sua presença' })).toBeNull();
  },
};
