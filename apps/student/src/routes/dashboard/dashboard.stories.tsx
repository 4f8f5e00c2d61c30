import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { lookAt } from '../../../../../.storybook/look-at.ts';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Dashboard',
  parameters: { layout: 'fullscreen', route: paths.dashboard(), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w360' } };

const seesStrips = async () => {
  await screen.findByRole('heading', { level: 1, name: /^Olá/ });
  await screen.findByRole('heading', { name: 'Novidades' });
};

const seesCatalogue = async () => {
  await screen.findByRole('heading', { level: 1, name: /^Olá/ });
  await screen.findByText(/treinamentos? nesta página$/);
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull(), { timeout: 5000 });
  lookAt(screen.getByRole('heading', { name: 'Todos os treinamentos' }));
};

/** Ana, in the middle of everything: what to go on with comes first. */
export const Default: Story = { tags: ['widths'], play: seesStrips };

export const DefaultOnPhone: Story = { globals: phone, play: seesStrips };

/** The whole catalogue with its filters, below the strips. */
export const Catalogue: Story = { play: seesCatalogue };

export const CatalogueOnPhone: Story = { globals: phone, play: seesCatalogue };

/** Caio joined this morning: nothing begun, nothing to go on with. */
export const NewEmployee: Story = {
  parameters: {
    sandbox: {
      scenario: 'new-employee',
      arrange: ({ store }: { store: import('@student/sandbox').Store }) => {
        store.patch('people', 5, { isFirstLogin: false });
      },
    },
  },
  play: seesStrips,
};

/** Nothing is published yet. */
export const Empty: Story = {
  parameters: { sandbox: { scenario: 'empty' } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Não há nenhum treinamento por aqui' });
  },
};

export const EmptyOnPhone: Story = { ...Empty, globals: phone };

/** Two schools chosen, in the order of the titles: all of it stands in the address. */
export const Filtered: Story = {
  parameters: { route: `${paths.dashboard()}?page=1&schools=2,6&orderBy=title&order=Asc` },
  play: seesCatalogue,
};

/** Choices that follow each other before the page is drawn anew: none of them is lost. */
export const ChosenQuickly: Story = {
  tags: ['unpictured'],
  play: async () => {
    await seesCatalogue();
    const school = (name: string) => screen.getByRole('button', { name });
    const names = within(await screen.findByRole('group', { name: 'Escolas' }))
      .getAllByRole('button')
      .slice(0, 2)
      .map((chip) => chip.textContent ?? '');
    for (const chip of names.map(school)) chip.click();
    for (const name of names)
      await waitFor(() => expect(school(name)).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** Says so in the specification's words (DASH-24). */
export const FilteredWithNoResult: Story = {
  parameters: { route: `${paths.dashboard()}?page=1&search=astronomia&schools=2` },
  play: async () => {
    await screen.findByRole('heading', { name: 'Não há nenhum treinamento por aqui' });
    await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull(), { timeout: 5000 });
    lookAt(screen.getByRole('heading', { name: 'Todos os treinamentos' }));
  },
};

export const SecondPage: Story = {
  parameters: { route: `${paths.dashboard()}?page=2` },
  play: async () => {
    await seesCatalogue();
    await expect(screen.getByRole('link', { name: /2/, current: 'page' })).toBeVisible();
  },
};

/** A course that this person may not open yet says why. */
export const BlockedCourse: Story = {
  parameters: { route: `${paths.dashboard()}?page=1&search=ve%C3%ADculos` },
  play: seesCatalogue,
};

export const Comments: Story = {
  parameters: { route: `${paths.dashboard()}?page=1&courseID=1` },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Comentários de Boas-vindas à Decola' });
    await screen.findByRole('list', { name: 'Comentários' });
  },
};

export const CommentsOnPhone: Story = { ...Comments, globals: phone };

export const Loading: Story = {
  tags: ['busy'],
  parameters: {
    sandbox: {
      faults: {
        listCourses: 'silent',
        listCoursesInProgress: 'silent',
        listRequiredCourseTracks: 'silent',
        listNewCourses: 'silent',
        listEvents: 'silent',
        listMyInterestsWithCourses: 'silent',
        listSchools: 'silent',
        listCourseTracks: 'silent',
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Olá/ });
    await screen.findByRole('heading', { name: 'Todos os treinamentos' });
  },
};

export const LoadingOnPhone: Story = { tags: ['busy'], ...Loading, globals: phone };

/** One failed call costs one strip. */
export const OneRegionFailed: Story = {
  parameters: { sandbox: { faults: { listCoursesInProgress: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByRole('heading', { name: 'Novidades' });
  },
};

/** Nothing answers: the page says so once, with one way to ask again for all. */
export const AllFailed: Story = {
  parameters: { sandbox: { faults: { '*': 'failing' } } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Olá/ });
    await screen.findByText(/Não foi possível carregar a página/);
    await expect(screen.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(1);
  },
};
