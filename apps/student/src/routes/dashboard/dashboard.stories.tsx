import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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

/** What the greeting offers, and its one button. */
const isOffered = (reason: string, action: RegExp) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: reason })).getByRole('link', { name: action }),
    ).toBeVisible(),
  );

const seesCatalogue = async () => {
  await screen.findByRole('heading', { level: 1, name: /^Olá/ });
  await screen.findByText(/treinamentos? nesta página$/);
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull(), { timeout: 30_000 });
  lookAt(screen.getByRole('heading', { name: 'Todos os treinamentos' }));
};

/** A course in the strip of those under way, looked for anew each time: what waits there is replaced by what comes. */
const isUnderWay = (name: string | RegExp) =>
  waitFor(
    () =>
      expect(
        within(screen.getByRole('region', { name: 'Continue de onde você parou!' })).getByRole('heading', {
          name,
        }),
      ).toBeVisible(),
    { timeout: 30_000 },
  );

/** Ana, in the middle of everything: what to go on with comes first, and is one of the courses under way (DASH-08). */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    await seesStrips();
    await isOffered('Seu próximo passo', /^Continuar: /);
    const step = within(screen.getByRole('region', { name: 'Seu próximo passo' }));
    const course = step.getByRole('heading', { level: 3 }).textContent ?? '';
    await expect(course).toMatch(/^Boas-vindas /);
    await expect(step.getByText('Próximo: Apostila')).toBeVisible();
    await expect(step.getByRole('link', { name: `Continuar: ${course}` })).toHaveAttribute(
      'href',
      paths.courseContent({ courseId: 1, contentId: 102 }),
    );
    await isUnderWay(`Continuar: ${course}`);
    await expect(step.getByRole('progressbar', { name: `Progresso em ${course}` })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    // Not looked for within the region: what waits there is replaced by what comes.
    await expect(
      await screen.findByRole('img', { name: 'Dias com acesso: quarta-feira, sábado, domingo' }),
    ).toHaveTextContent(/^TQQSSDS$/);
    const week = within(screen.getByRole('region', { name: 'Sua semana' }));
    await expect(week.getByText('Você entrou em 3 dos últimos 7 dias')).toBeVisible();
    await expect(await screen.findByRole('link', { name: /^Ver as? trilhas?$/ })).toBeVisible();
  },
};

export const DefaultOnPhone: Story = { globals: phone, play: seesStrips };

/** The whole catalogue with its filters, below the strips. */
export const Catalogue: Story = { play: seesCatalogue };

export const CatalogueOnPhone: Story = { globals: phone, play: seesCatalogue };

/** Caio joined this morning: nothing begun, nothing to go on with. */
export const NewEmployee: Story = {
  parameters: {
    sandbox: {
      scenario: 'new-employee',
      arrange: ({ store }: { store: Store }) => {
        store.patch('people', 5, { isFirstLogin: false });
      },
    },
  },
  play: async () => {
    await seesStrips();
    await isOffered('Comece por aqui', /^Começar: /);
  },
};

/** Ana has seen all that is released of what she began, and nothing is required: the card says what it waits for. */
export const WaitingForRelease: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('courseTracks'))
          store.patch('courseTracks', id, { isRequired: false });
        const seen = store.list('contentStates', { userId: 1, finishedAt: { isNull: false } });
        const isSeen = new Set(seen.map(({ contentId }) => contentId));
        for (const { courseId } of store.list('enrolments', { userId: 1, finishedAt: null }))
          for (const { id } of store.list('contents', { courseId }))
            if (!isSeen.has(id)) store.patch('contents', id, { isReleased: false });
      },
    },
  },
  play: async () => {
    await isOffered('Aguardando liberação', /^Ver todos os treinamentos$/);
    await screen.findByText('O próximo conteúdo ainda não foi liberado para você.');
    // What else is under way still has its strip.
    await isUnderWay(/^Continuar: Boas-vindas /);
  },
};

export const WaitingForReleaseOnPhone: Story = { ...WaitingForRelease, tags: [], globals: phone };

/** Ana has seen all of the course she saw last, and has not finished it: 'Continuar' opens its first content (DASH-09). */
export const AllSeen: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('contents', { courseId: 1 })) {
          const state = store.find('contentStates', { userId: 1, contentId: id });
          if (state?.finishedAt) continue;
          const now = '2026-03-01T12:00:00Z';
          if (state) store.patch('contentStates', state.id, { progress: 100, finishedAt: now });
          else
            store.insert('contentStates', {
              userId: 1,
              contentId: id,
              watched: 0,
              progress: 100,
              checkpoint: null,
              scorm: [],
              openedAt: now,
              finishedAt: now,
            });
        }
      },
    },
  },
  play: async () => {
    await isOffered('Seu próximo passo', /^Continuar: Boas-vindas /);
    const step = within(screen.getByRole('region', { name: 'Seu próximo passo' }));
    await expect(step.getByRole('link', { name: /^Continuar: Boas-vindas / })).toHaveAttribute(
      'href',
      paths.courseContent({ courseId: 1, contentId: 101 }),
    );
  },
};

/** Four required tracks stand beside each other in a wide window (DASH-07); a narrower one has two, as its pictures show. */
export const RequiredInWideWindow: Story = {
  globals: { viewport: { value: 'w1400' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('courseTracks'))
          store.patch('courseTracks', id, { isRequired: true });
      },
    },
  },
  play: async () => {
    await seesStrips();
    await screen.findAllByRole('list', { name: /^Trilhas obrigatórias de / });
    const scroller = within(screen.getByRole('region', { name: 'Trilhas obrigatórias pendentes' }))
      .getAllByRole('list')
      .find((list) => list.scrollWidth > list.clientWidth);
    const { left = 0, right = 0 } = scroller?.getBoundingClientRect() ?? {};
    const seen = [...(scroller?.children ?? [])].filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    });
    await expect(seen).toHaveLength(4);
  },
};

/** All that is required of Caio is blocked: nobody is told that all is done beside what is pending. */
export const RequiredBlocked: Story = {
  parameters: {
    sandbox: {
      scenario: 'new-employee',
      arrange: ({ store }: { store: Store }) => {
        store.patch('people', 5, { isFirstLogin: false });
        for (const { id } of store.list('courseTracks')) store.patch('courseTracks', id, { isBlocked: true });
      },
    },
  },
  play: async () => {
    await isOffered('Aguardando liberação', /^Ver todos os treinamentos$/);
    await screen.findByText('Esta trilha está bloqueada para você.', { selector: 'p *' });
    await screen.findByText(/treinamentos pendentes em 3 trilhas/);
    await expect(screen.queryByText('Você está em dia')).toBeNull();
  },
};

/**
 * A brand that puts first what is required. Ana saw her required course longer ago than the five that are read: the card offers it all
 * the same, and stays when more are loaded.
 */
export const RequiredFirst: Story = {
  globals: { theme: 'gtop' },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('courseTracks'))
          store.patch('courseTracks', id, { isRequired: id === 3, ...(id === 3 && { courseIds: [12, 18] }) });
        for (const { id } of store.list('enrolments', { userId: 1, courseId: 12 }))
          store.patch('enrolments', id, { lastAccessAt: '2020-01-01T12:00:00Z' });
      },
    },
  },
  play: async () => {
    const offered = () => within(screen.getByRole('region', { name: 'Seu próximo passo' }));
    const title = 'Direção defensiva';
    await isOffered('Seu próximo passo', new RegExp(`^Continuar: ${title}$`));
    await isUnderWay(/^Continuar: Boas-vindas /);
    const others = within(screen.getByRole('region', { name: 'Continue de onde você parou!' }));
    // The strip has the last five seen, which it is not among.
    await expect(others.queryByRole('heading', { name: `Continuar: ${title}` })).toBeNull();
    const more = await others.findByRole('button', { name: 'Carregar mais' });
    await userEvent.click(more);
    await waitFor(() => expect(more).not.toBeInTheDocument());
    await expect(offered().getByRole('heading', { level: 3 })).toHaveTextContent(title);
    await isUnderWay(`Continuar: ${title}`);
  },
};

/** The card of the next step says what happened, and can be asked for again. */
const nextStepFails = () =>
  waitFor(
    async () => {
      const step = within(screen.getByRole('region', { name: 'Seu próximo passo' }));
      await expect(step.getByText('O serviço está indisponível. Tente mais tarde.')).toBeVisible();
      await expect(step.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    },
    { timeout: 30_000 },
  );

/** Ana has finished what she began, and nothing is required of her. */
const doneWithAll = ({ store }: { store: Store }) => {
  for (const { id } of store.list('courseTracks')) store.patch('courseTracks', id, { isRequired: false });
  for (const { id } of store.list('enrolments', { userId: 1, finishedAt: null }))
    store.patch('enrolments', id, { finishedAt: '2026-03-01T12:00:00Z' });
};

/** Nothing is next: no progress is told, and the one way leads to all there is. */
export const AllDone: Story = {
  parameters: { sandbox: { arrange: doneWithAll } },
  play: async () => {
    await isOffered('Você está em dia', /^Ver todos os treinamentos$/);
    const step = within(screen.getByRole('region', { name: 'Você está em dia' }));
    await expect(step.queryByRole('progressbar')).toBeNull();
    await userEvent.click(step.getByRole('link'));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Todos os treinamentos' })),
    );
    await expect(within(screen.getByRole('region', { name: 'Obrigatórios' })).getByText('0')).toBeVisible();
  },
};

/** Whether anything is required could not be read: nobody is told that all is done. */
export const NextUnknown: Story = {
  parameters: {
    sandbox: { arrange: doneWithAll, faults: { listRequiredCourseTracks: 'failing' } },
  },
  play: async () => {
    await nextStepFails();
    await expect(screen.queryByText('Você está em dia')).toBeNull();
  },
};

/** Nothing is published yet. */
export const Empty: Story = {
  parameters: { sandbox: { scenario: 'empty' } },
  play: async () => {
    await isOffered('Você está em dia', /^Ver todos os treinamentos$/);
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
    await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull(), { timeout: 30_000 });
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
    await screen.findByRole('dialog', { name: /^Comentários sobre Boas-vindas/ });
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
        listMyAccesses: 'silent',
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
    await nextStepFails();
    await screen.findByRole('heading', { name: 'Novidades' });
  },
};

/** Nothing answers: the page says so once, with one way to ask again for all. */
export const AllFailed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { '*': 'failing' } } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Olá/ });
    await screen.findByText(/Não foi possível carregar a página/);
    await expect(screen.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(1);
  },
};
