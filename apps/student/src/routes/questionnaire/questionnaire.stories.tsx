import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  attemptWith,
  contentId,
  courseId,
  noon,
  questionAt,
  questionnaireId,
  someAnswers,
} from '../../../../../.storybook/flows/attempt.ts';
import { paths } from '../../paths.ts';

const phone = { viewport: { value: 'w360' } };
const sandbox = { arrange: attemptWith(14 * 60) };
const seesQuestion = async () => {
  await screen.findAllByRole('radio');
};

const meta = {
  title: 'Screens/Questionnaire',
  parameters: { layout: 'fullscreen', route: questionAt(2), sandbox },
  play: seesQuestion,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['pictured'] };

export const OnPhone: Story = { globals: phone };

/** The cover, in the place of the player (QUIZ-03). */
export const Cover: Story = {
  tags: ['sheet'],
  parameters: {
    route: paths.courseContent({ courseId, contentId }),
    // Nobody has begun it.
    sandbox: { arrange: () => {} },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Começar' });
  },
};

export const CoverOnPhone: Story = { ...Cover, tags: [], globals: phone };

/** Left in the middle: it goes on at the first question that is not answered. */
export const CoverOfOpenAttempt: Story = {
  parameters: {
    route: paths.courseContent({ courseId, contentId }),
    sandbox: { arrange: attemptWith(14 * 60, { answersFrom: someAnswers }) },
  },
  play: async () => {
    await screen.findByRole('link', { name: 'Continuar da questão 5' });
  },
};

/** Finished: how it went, its answers, and once more. */
export const CoverOfFinishedAttempt: Story = {
  parameters: {
    route: paths.courseContent({ courseId, contentId }),
    sandbox: { arrange: attemptWith(0, { isFinished: true, answersFrom: someAnswers }) },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Refazer' });
    await screen.findByText('2 de 5 corretas');
  },
};

/** Judged, and closed: its attempts are used up (QUIZ-14). */
export const NoAttemptsLeft: Story = {
  parameters: {
    route: questionAt(2),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        attemptWith(14 * 60, { answersFrom: someAnswers })({ store });
        for (const { id } of store.list('questions', { contentId }))
          store.patch('questions', id, { attemptLimit: 1 });
      },
    },
  },
  play: async () => {
    await screen.findByText('Resposta incorreta. As tentativas desta questão acabaram.');
    for (const radio of screen.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const InWords: Story = {
  parameters: { route: questionAt(5) },
  play: async () => {
    await screen.findByLabelText('Sua resposta');
  },
};

/** A question in words that counts its answers is sent by hand, and its text is kept until then. */
export const InWordsCounted: Story = {
  parameters: {
    route: questionAt(5),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        attemptWith(14 * 60)({ store });
        for (const { id } of store.list('questions', { contentId }))
          store.patch('questions', id, { attemptLimit: 2 });
      },
    },
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Enviar resposta' });
    await expect(save).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Sua resposta'), 'Com a equipe.');
    await userEvent.click(save);
    await screen.findByText('Resta 1 tentativa nesta questão.');
  },
};

export const LongText: Story = {
  globals: phone,
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        attemptWith(14 * 60)({ store });
        for (const { id, description, alternatives } of store.list('questions', { contentId }))
          store.patch('questions', id, {
            description: description.repeat(6),
            alternatives: alternatives.map((one) => ({
              ...one,
              description: `${one.description}, `.repeat(8),
            })),
          });
      },
    },
  },
};

/** Without a network: answered all the same, and told where it is kept. */
export const Offline: Story = {
  parameters: {
    sandbox: {
      arrange: attemptWith(14 * 60),
      faults: { answerCourseContentQuestionByAlternative: 'dropped' },
    },
  },
  play: async () => {
    const [, second] = await screen.findAllByRole('radio');
    if (second) await userEvent.click(second);
    await screen.findByText(/1 resposta aguarda a conexão/);
    await expect(second).toBeChecked();
  },
};

export const Loading: Story = {
  tags: ['busy'],
  parameters: {
    sandbox: {
      arrange: attemptWith(14 * 60),
      faults: { getCourseContentQuestionnairePage: 'silent' },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Questão 2 de 5' });
  },
};

export const Failed: Story = {
  tags: ['gate'],
  parameters: {
    sandbox: {
      arrange: attemptWith(14 * 60),
      faults: { getCourseContentQuestionnairePage: 'failing' },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
  },
};

/** Finished before: it takes no more answers. */
export const Over: Story = {
  tags: ['gate'],
  parameters: { sandbox: { arrange: attemptWith(0, { isFinished: true }) } },
  play: async () => {
    await screen.findByRole('link', { name: 'Ver respostas' });
  },
};

/** The same by the calls of its own family (QUIZ-17). */
export const ByItself: Story = {
  parameters: { route: paths.exercise({ questionnaireId, page: 2 }) },
};

/** Answered rightly, wrongly and not at all, and one that is not judged yet (QUIZ-16). */
export const Responses: Story = {
  tags: ['pictured'],
  parameters: {
    route: paths.userResponses({ courseId, questionnaireId }),
    sandbox: { arrange: attemptWith(0, { isFinished: true, answersFrom: someAnswers }) },
  },
  play: async () => {
    await screen.findByText('2 de 4 corretas, 1 aguarda correção');
    await screen.findByText('Sem resposta');
    await screen.findByText('Aguardando correção');
  },
};

export const ResponsesOnPhone: Story = { ...Responses, tags: [], globals: phone };

const inEvent = { eventId: 2, classId: 21, questionnaireId } as const;
const eventContentId = 100213;

/** Finished in a class of an event, which has no page of the answers: what it has earned stands where it was answered. */
export const FinishedInEvent: Story = {
  parameters: {
    route: paths.eventQuestionnaire({ ...inEvent, page: 5 }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        store.insert('attempts', {
          id: questionnaireId,
          userId: 1,
          contentId: eventContentId,
          number: 1,
          createdAt: new Date(noon - 60_000).toISOString(),
          finishedAt: null,
          answers: store.list('questions', { contentId: eventContentId }).map(({ id, correctId }) => ({
            questionId: id,
            alternativeId: correctId,
            text: correctId === null ? 'Com a equipe.' : null,
            isCorrect: correctId === null ? null : true,
            attempts: 1,
          })),
        });
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Finalizar' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Finalizar' }));
    await screen.findByRole('region', { name: 'Conteúdo concluído' });
  },
};
