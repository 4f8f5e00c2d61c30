import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { seesPlayer, studies, studiesAndStops } from '../../../../../.storybook/flows/steps.ts';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Content',
  parameters: {
    layout: 'fullscreen',
    route: paths.courseContent({ courseId: 56, contentId: 5603 }),
    sandbox: {},
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w360' } };

export const Video: Story = { tags: ['pictured'], play: seesPlayer };

export const VideoOnPhone: Story = { globals: phone, play: seesPlayer };

/** Left at 0:18 some days ago, and there again (PLAYER-15). */
export const Resumed: Story = {
  parameters: { route: paths.courseContent({ courseId: 26, contentId: 2603 }) },
  play: async () => {
    await seesPlayer();
    await screen.findByText(/^Você parou em 0:18/);
  },
};

/** A code of YouTube, as the contract has it: until it is to play, nothing of it is asked for. */
export const Youtube: Story = {
  parameters: { route: paths.courseContent({ courseId: 18, contentId: 1803 }) },
  play: async () => {
    await screen.findAllByRole('button', { name: 'Reproduzir' });
    await expect(document.querySelector('script[src*="iframe_api"]')).toBeNull();
  },
};

export const Audio: Story = {
  parameters: { route: paths.courseContent({ courseId: 12, contentId: 1202 }) },
  play: seesPlayer,
};

export const AudioOnPhone: Story = { ...Audio, globals: phone };

/** Another window of this browser plays it, and counts the time: this one says so, and plays on. */
export const CountedElsewhere: Story = {
  globals: phone,
  beforeEach: () => {
    const { locks } = navigator;
    const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>;
    const asked = spyOn(locks, 'request').mockImplementation((...args: unknown[]) => {
      const [name, { ifAvailable = false } = {}, work] = args as [
        string,
        LockOptions?,
        LockGrantedCallback<unknown>?,
      ];
      if (!name.includes('/study/')) return request(...args);
      return ifAvailable ? Promise.resolve(work?.(null)) : new Promise(() => {});
    });
    return () => asked.mockRestore();
  },
  play: async () => {
    await studies();
    await screen.findByText('Este conteúdo está aberto em outra janela');
  },
};

/** Notes of a film: those that are pinned to a moment lead there (decision 0645), also by keyboard. */
export const PinnedNotes: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const text of [
          '0:18 – Pausar antes de responder: três segundos bastam.',
          'Reler a lista de perguntas abertas antes da reunião de quinta.',
          '0:41 – O exemplo da Marina, para contar à equipe.',
        ])
          store.insert('notes', { userId: 1, contentId: 5603, text, seconds: null });
      },
    },
  },
  play: async () => {
    await studiesAndStops(5);
    await userEvent.click(await screen.findByRole('tab', { name: 'Anotações' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar o momento em que estou' }));
    const [first] = await screen.findAllByRole('button', { name: /^0:18/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const medium = document.querySelector('video');
    await waitFor(() => expect(medium).toMatchObject({ currentTime: 18, seeking: false }));
  },
};

/** Who teaches the content, read once that is asked for. */
export const Instructors: Story = {
  globals: phone,
  play: async () => {
    await seesPlayer();
    await userEvent.click(await screen.findByRole('button', { name: 'Instrutores' }));
    const part = await screen.findByRole('region', { name: 'Instrutores' });
    await within(part).findAllByRole('listitem');
  },
};

/** The last content that can be opened is done, and with it the whole course; the others are still to be released. */
export const CourseFinished: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('contents', { courseId: 56 }))
          store.patch('contents', id, id === 5603 ? { minDuration: null } : { isReleased: false });
      },
    },
  },
  play: async () => {
    await seesPlayer();
    const moment = await screen.findByRole('region', { name: 'Treinamento concluído!' });
    await within(moment).findByRole('button', { name: 'Ver certificado' });
  },
};

export const CourseFinishedOnPhone: Story = { ...CourseFinished, globals: phone };

/** Finished before: nothing is counted any more. */
export const Finished: Story = {
  parameters: { route: paths.courseContent({ courseId: 14, contentId: 1401 }) },
  play: seesPlayer,
};

/** The next content waits for the first one. */
export const NextLocked: Story = {
  parameters: { route: paths.courseContent({ courseId: 33, contentId: 3302 }) },
  play: async () => {
    // The package tells by itself that it is done.
    await screen.findByText('Conteúdo concluído', undefined, { timeout: 30_000 });
  },
};

/** A student with a phone taps it, and reads why it does not open yet (PLAYER-22). */
export const NextLockedOnPhone: Story = {
  ...NextLocked,
  globals: phone,
  play: async () => {
    const next = await screen.findByRole('link', { name: 'Próximo' });
    await userEvent.pointer([{ keys: '[TouchA]', target: next }]);
    await waitFor(() =>
      expect(document.querySelector('[data-part="blocked-reason"]')).toHaveTextContent(
        'Conclua “Introdução” para abrir este.',
      ),
    );
  },
};

/** Opened by its address although it is locked. */
export const Locked: Story = {
  tags: ['gate'],
  parameters: { route: paths.courseContent({ courseId: 33, contentId: 3303 }) },
  play: async () => {
    await screen.findByText('Este conteúdo está bloqueado.');
  },
};

export const Saved: Story = {
  play: async () => {
    await studiesAndStops(12);
    await screen.findByText(/^Salvo às/);
  },
};

/** The network is gone: what was studied waits on the device. */
export const Offline: Story = {
  parameters: { sandbox: { faults: { saveCourseContentCheckpoint: 'dropped' } } },
  play: async () => {
    await studiesAndStops(12);
    await screen.findByText(/^Sem conexão: salvo neste aparelho/);
  },
};

/** The session ended in the middle: the password is asked for over the page. */
export const SessionExpired: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { saveCourseContentCheckpoint: 'expired' } } },
  play: async () => {
    await studiesAndStops(12);
    await screen.findByRole('dialog', { name: 'Faça seu login novamente.' });
  },
};

export const SessionExpiredOnPhone: Story = { ...SessionExpired, globals: phone };

export const Loading: Story = {
  parameters: { sandbox: { faults: { initializeCourseContent: 'silent' } } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
};

export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { initializeCourseContent: 'failing' } } },
  play: async () => {
    await screen.findByText('Não foi possível abrir este conteúdo.');
  },
};

const openDocument = paths.courseContent({ courseId: 1, contentId: 102 });
const seesDocument = async () => {
  await screen.findByRole('region', { name: /^Documento: / }, { timeout: 30_000 });
  await waitFor(
    () =>
      expect(document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas')?.width).toBeGreaterThan(250),
    { timeout: 30_000 },
  );
  // Also those that are only near.
  await waitFor(
    () => {
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[data-page] canvas'))
        if (canvas.width > 0) expect(canvas).toBeVisible();
    },
    { timeout: 30_000 },
  );
};

/** A PDF, with words that can be selected (PLAYER-19). */
export const Document: Story = {
  tags: ['pictured'],
  parameters: { route: openDocument },
  play: seesDocument,
};
export const DocumentOnPhone: Story = { ...Document, tags: [], globals: phone };

/** Left at its second page, on whichever device (PLAYER-15). */
export const DocumentResumed: Story = {
  parameters: {
    route: openDocument,
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        const state = store.find('contentStates', { userId: 1, contentId: 102 });
        if (state) store.patch('contentStates', state.id, { checkpoint: 2 });
        else
          store.insert('contentStates', {
            userId: 1,
            contentId: 102,
            watched: 0,
            progress: 0,
            checkpoint: 2,
            scorm: [],
            openedAt: '2026-01-05T12:00:00Z',
            finishedAt: null,
          });
      },
    },
  },
  play: async () => {
    await seesDocument();
    await screen.findByText('Página 2 de 3');
  },
};

/** The content's file under another name. */
const withFile = (contentId: number, file: string) => ({
  arrange: ({ store }: { store: Store }) => {
    const { url } = store.get('contents', contentId) ?? {};
    store.patch('contents', contentId, { url: url?.replace(/[^/]+$/, file) ?? null });
  },
});

/** Opened is finished, but what cannot be read is not celebrated (PLAYER-31). */
const countsWithoutReward = async () => {
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Progresso do conteúdo' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    ),
  );
  await expect(screen.queryByRole('region', { name: 'Conteúdo concluído' })).toBeNull();
};

/** The file is not there. */
export const DocumentMissing: Story = {
  parameters: { route: openDocument, sandbox: withFile(102, 'gone.pdf'), isFileMissing: true },
  play: async () => {
    await screen.findByText('Este documento não foi encontrado.', undefined, { timeout: 30_000 });
    await countsWithoutReward();
    await screen.findByRole('link', { name: 'Abrir em outra aba' });
  },
};

/** The file is no document. */
/** Finished and not celebrated: the balance is asked for a second later. */
const paidWithoutReward = () => screen.findByText('2.140', undefined, { timeout: 30_000 });

export const DocumentBroken: Story = {
  parameters: { route: openDocument, sandbox: withFile(102, 'aula.pt-BR.vtt') },
  play: async () => {
    await screen.findByText('Este documento está com defeito.', undefined, { timeout: 30_000 });
    await paidWithoutReward();
  },
};

const openPackage = paths.courseContent({ courseId: 18, contentId: 1802 });
const seesPackage = async () => {
  await screen.findByTitle(/^Conteúdo interativo: /, undefined, { timeout: 30_000 });
  await waitFor(() => expect(screen.queryByText('Abrindo o conteúdo interativo…')).toBeNull(), {
    timeout: 30_000,
  });
};

/** A package of SCORM 1.2 in its frame (PLAYER-19). */
export const Package: Story = {
  tags: ['pictured'],
  parameters: { route: openPackage },
  play: seesPackage,
};
export const PackageOnPhone: Story = { ...Package, tags: [], globals: phone };

/** A package of SCORM 2004. */
/** Looks as the one before it. */
export const Package2004: Story = {
  parameters: { route: paths.courseContent({ courseId: 19, contentId: 1902 }) },
  play: seesPackage,
};

/** The package is not there. */
export const PackageMissing: Story = {
  parameters: { route: openPackage, sandbox: withFile(1802, 'gone.html'), isFileMissing: true },
  play: async () => {
    await screen.findByText('Este conteúdo interativo não foi encontrado.', undefined, { timeout: 30_000 });
    await countsWithoutReward();
    await paidWithoutReward();
  },
};

/** A manifest that names nothing to begin with. */
export const PackageBroken: Story = {
  parameters: { route: openPackage, sandbox: withFile(1802, '../sem-comeco/imsmanifest.xml') },
  play: async () => {
    await screen.findByText('Este conteúdo interativo está com defeito.', undefined, { timeout: 30_000 });
    await paidWithoutReward();
  },
};

/** A kind that this version does not know: it says so, and the list beside it goes on (PLAYER-19). */
export const Unsupported: Story = {
  parameters: {
    route: paths.courseContent({ courseId: 18, contentId: 1801 }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        store.patch('contents', 1801, { type: 7 as 6 });
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Tipo de conteúdo desconhecido.' });
  },
};

export const LongText: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id, title } of store.list('contents', { courseId: 56 }))
          store.patch('contents', id, {
            title: `${title}: da criação da rota ao fechamento do dia, com exceções, devoluções e ocorrências`,
            description: `<p>${'O que fazer quando o endereço não existe, o cliente não está ou o produto volta. '.repeat(6)}</p>`,
          });
      },
    },
  },
  play: seesPlayer,
};

/** An evaluation form, one question at a time (FORMS-15, FORMS-22). */
export const Evaluation: Story = {
  parameters: { route: paths.courseContent({ courseId: 15, contentId: 1505 }) },
  play: async () => {
    await screen.findByText('Pergunta 1 de 4');
  },
};

export const EvaluationOnPhone: Story = { ...Evaluation, globals: phone };
