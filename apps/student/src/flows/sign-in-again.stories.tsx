import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { screen, userEvent } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { entersAs, goesWrong, studiesAndStops } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const meta = {
  title: 'Flows/Sign in again',
  parameters: {
    layout: 'fullscreen',
    flow: 'signInAgain',
    route: paths.courseContent({ courseId: 56, contentId: 5603 }),
    sandbox: { faults: { saveCourseContentCheckpoint: 'expired' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ana = 'ana.souza@decola.com.br';
const helena = 'helena.martins@decola.com.br';

/** Studies until the session is found to be over. */
const isAsked = async () => {
  await studiesAndStops(12);
  await screen.findByRole('dialog', { name: 'Faça seu login novamente.' });
};

export const Asking: Story = {
  play: async () => {
    await isAsked();
    await standsIn('asking');
  },
};

export const WrongPassword: Story = {
  tags: ['gate'],
  play: async () => {
    await isAsked();
    await entersAs(ana, 'outra-senha');
    await screen.findByText(/ou senha incorretos\.$/);
    await standsIn('asking');
  },
};

export const NoConnection: Story = {
  play: async (context) => {
    await isAsked();
    goesWrong(context, { signIn: 'dropped' });
    await entersAs(ana);
    await screen.findByText(/conexão/i);
    await standsIn('asking');
  },
};

export const SigningIn: Story = {
  tags: ['busy'],
  play: async (context) => {
    await isAsked();
    goesWrong(context, { signIn: 'silent' });
    await entersAs(ana);
    await standsIn('signingIn');
  },
};

export const ReadingPerson: Story = {
  tags: ['busy'],
  play: async (context) => {
    await isAsked();
    goesWrong(context, { getCurrentUser: 'silent' });
    await entersAs(ana);
    await standsIn('readingPerson');
  },
};

export const Renewed: Story = {
  play: async (context) => {
    await isAsked();
    goesWrong(context, {});
    await entersAs(ana);
    await standsIn('renewed');
    await screen.findAllByText(/^Salvo às/);
  },
};

/** Somebody else signs in: nothing of the page before stays. She has begun two courses; a strip without cards stays only while it is seen. */
export const Replaced: Story = {
  parameters: {
    sandbox: {
      faults: { saveCourseContentCheckpoint: 'expired' },
      arrange: ({ store }: { store: Store }) => {
        const { id: userId } = store.find('people', { email: helena }) ?? { id: 0 };
        const day = '2025-03-03T12:00:00Z';
        for (const courseId of [18, 56])
          store.insert('enrolments', {
            userId,
            courseId,
            enrolledAt: day,
            finishedAt: null,
            lastAccessAt: day,
          });
      },
    },
  },
  play: async (context) => {
    await isAsked();
    goesWrong(context, {});
    await entersAs(helena);
    await standsIn('replaced');
    await screen.findByRole('button', { name: /^Menu de Helena/ });
  },
};

export const Abandoned: Story = {
  play: async () => {
    await isAsked();
    await userEvent.click(screen.getByRole('button', { name: 'Sair desta página' }));
    await standsIn('abandoned');
    await screen.findByRole('textbox', { name: 'CPF ou e-mail' });
  },
};
