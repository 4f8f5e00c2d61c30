import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent } from 'storybook/test';
import {
  attemptWith,
  contentId,
  courseId,
  noon,
  questionAt,
  questionnaireId,
} from '../../../../.storybook/flows/attempt.ts';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { hearsRefusal, tellsRefusal } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const cover = paths.courseContent({ courseId, contentId });

const meta = {
  title: 'Flows/Questionnaire',
  parameters: {
    layout: 'fullscreen',
    flow: 'questionnaire',
    route: questionAt(1),
    sandbox: { arrange: attemptWith(14 * 60) },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const seesQuestion = (page = 1) =>
  screen
    .findByRole('heading', { level: 1, name: `Questão ${page} de 5` })
    .then(() => screen.findAllByText(/[?.]$/));
const begins = async () => userEvent.click(await screen.findByRole('button', { name: 'Começar' }));
const chooses = async () =>
  userEvent.click(await screen.findByRole('radio', { name: 'Por um fato observado' }));
const asksToFinish = async () => userEvent.click(await screen.findByRole('button', { name: 'Finalizar' }));
const finishes = async () => {
  await asksToFinish();
  const dialog = await screen.findByRole('alertdialog');
  const [yes] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Finalizar',
  );
  if (yes) await userEvent.click(yes);
};

export const Covered: Story = {
  parameters: { route: cover, sandbox: { arrange: () => {} } },
  play: async () => {
    await screen.findByRole('button', { name: 'Começar' });
    await standsIn('covered');
  },
};

export const Generating: Story = {
  tags: ['busy'],
  parameters: {
    route: cover,
    sandbox: { arrange: () => {}, faults: { generateCourseContentQuestionnaire: 'silent' } },
  },
  play: async () => {
    await begins();
    await standsIn('generating');
  },
};

/** The server refuses another attempt: its sentence, and another try. */
export const Refused: Story = {
  tags: ['gate'],
  parameters: {
    route: cover,
    sandbox: { arrange: () => {}, faults: { generateCourseContentQuestionnaire: 'refusing' } },
  },
  play: async () => {
    await begins();
    await screen.findByText('Não foi possível começar');
    await standsIn('refused');
  },
};

/** The attempt is there; its first question is what is shown next. */
export const Begun: Story = {
  parameters: { route: cover, sandbox: { arrange: () => {} } },
  play: async () => {
    await begins();
    await seesQuestion();
    await standsIn('attempt.answers.answering · attempt.writing.settled · attempt.clock.calm');
  },
};

export const Answering: Story = {
  play: async () => {
    await seesQuestion();
    await standsIn('attempt.answers.answering · attempt.writing.settled · attempt.clock.calm');
  },
};

/** Judged at once (QUIZ-09); the right one closes the question. */
export const Answered: Story = {
  play: async () => {
    await chooses();
    await screen.findByText('Resposta correta.');
    await standsIn('attempt.answers.answering · attempt.writing.settled · attempt.clock.calm');
  },
};

export const Untimed: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        attemptWith(14 * 60)({ store });
        store.patch('contents', contentId, { maximumTime: null });
      },
    },
  },
  play: async () => {
    await seesQuestion();
    await standsIn('attempt.answers.answering · attempt.writing.settled · attempt.clock.untimed');
  },
};

export const Writing: Story = {
  parameters: { route: questionAt(5) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Sua resposta'), 'Com');
    await standsIn('attempt.answers.answering · attempt.writing.pausing · attempt.clock.calm');
    // The pause is over before a picture is taken, or not: it shows what comes after it.
    await standsIn('attempt.answers.answering · attempt.writing.settled · attempt.clock.calm');
    await screen.findByText('1 de 5 respondidas', undefined, { timeout: 30_000 });
  },
};

/** Five minutes or less (QUIZ-15). */
export const ShortOfTime: Story = {
  parameters: { sandbox: { arrange: attemptWith(250) } },
  play: async () => {
    await seesQuestion();
    await standsIn('attempt.answers.answering · attempt.writing.settled · attempt.clock.short');
  },
};

export const LastMinute: Story = {
  parameters: { sandbox: { arrange: attemptWith(50) } },
  play: async () => {
    await seesQuestion();
    await standsIn('attempt.answers.answering · attempt.writing.settled · attempt.clock.urgent');
  },
};

/** The time is over: it finishes by itself, which cannot arrive for now. */
export const TimeOver: Story = {
  parameters: { sandbox: { arrange: attemptWith(-1), faults: { finishCourseContent: 'dropped' } } },
  play: async () => {
    await screen.findByText('Finalizando…');
    await standsIn('attempt.answers.finishing · attempt.writing.settled · attempt.clock.over');
  },
};

/** Asked with how many are unanswered, and which. */
export const Confirming: Story = {
  parameters: { route: questionAt(5) },
  play: async () => {
    await asksToFinish();
    await screen.findByText(/^5 questões estão sem resposta/);
    await expect(screen.getAllByRole('link', { name: /^Questão \d$/ })).toHaveLength(5);
    await standsIn('attempt.answers.confirming · attempt.writing.settled · attempt.clock.calm');
  },
};

export const Finishing: Story = {
  parameters: {
    route: questionAt(5),
    sandbox: { arrange: attemptWith(14 * 60), faults: { finishCourseContent: 'dropped' } },
  },
  play: async () => {
    await finishes();
    await standsIn('attempt.answers.finishing · attempt.writing.settled · attempt.clock.calm');
  },
};

/** The server refuses the finish: its sentence, and another try. */
export const Unfinished: Story = {
  parameters: {
    route: questionAt(5),
    sandbox: { arrange: attemptWith(14 * 60), faults: { finishCourseContent: 'refusing' } },
  },
  beforeEach: hearsRefusal,
  play: async () => {
    await finishes();
    await screen.findByText('O questionário não foi finalizado');
    await standsIn('attempt.answers.unfinished · attempt.writing.settled · attempt.clock.calm');
    await tellsRefusal('finish of course/34/3403: VALIDATION_ERROR');
  },
};

const world: { store?: Store } = {};

/** Finished on another device meanwhile: the server takes no more answers, and says so. */
export const Closed: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        attemptWith(14 * 60)({ store });
        world.store = store;
      },
    },
  },
  beforeEach: hearsRefusal,
  play: async () => {
    await seesQuestion();
    world.store?.patch('attempts', questionnaireId, { finishedAt: new Date(noon).toISOString() });
    await chooses();
    await screen.findByRole('heading', { name: 'Este questionário foi finalizado' });
    await tellsRefusal('alternative of course/34/3403: QUESTIONNAIRE_FINISHED');
    await standsIn('attempt.answers.closed · attempt.writing.settled · attempt.clock.calm');
  },
};

/** Finished: the answers stand there. */
export const Left: Story = {
  parameters: { route: questionAt(5) },
  play: async () => {
    await finishes();
    await screen.findByRole('heading', { level: 1, name: 'Suas respostas' });
    await standsIn('left');
  },
};
