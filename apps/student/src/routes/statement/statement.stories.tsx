import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Statement',
  // A brand that has coins.
  globals: { theme: 'decola' },
  parameters: { layout: 'fullscreen', route: paths.statement(), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const movements = () => screen.findByRole('table', { name: 'Movimentos' });
const drawing = () => screen.findByRole('img', { name: /o seu saldo foi de/ });

/** The balance, what came and went, the balance over time, and the newest movements. */
export const Default: Story = {
  tags: ['pictured', 'coins'],
  play: async () => {
    await movements();
    await drawing();
  },
};

/** A large amount, long words, and a code that nobody knows. */
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    route: paths.statement({ orderBy: 'decoins', order: 'Desc' }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        const [first] = store.list('statements', { userId: 1 });
        const description = `Treinamento concluído: ${'responsabilidade socioambiental e governança '.repeat(3)}`;
        store.patch('statements', first?.id ?? 0, { decoins: 1_250_000, description, typeCode: 99 });
      },
    },
  },
  play: async () => {
    await movements();
    await screen.findByText(/Outra origem/);
  },
};

/** Days that cannot be are told at their field. */
export const WrongPeriod: Story = {
  tags: ['gate'],
  parameters: { route: paths.statement({ firstDate: '2026-02-10', lastDate: '2026-02-01' }) },
  play: async () => {
    await screen.findByText('A data final vem antes da data inicial.');
    await screen.findByRole('heading', { level: 3, name: 'Nenhum movimento com esses filtros' });
    await expect(screen.getByLabelText('Período')).toHaveValue('chosen');
  },
};

/** Nothing was earned or spent yet. */
export const Empty: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('statements', { userId: 1 })) store.remove('statements', id);
        store.patch('people', 1, { decoins: 0 });
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 3, name: 'Você ainda não tem movimentos' });
    await expect(screen.queryByRole('button', { name: 'Baixar PDF' })).toBeNull();
  },
};

/** What could not be read is told, and asked for again. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { listStatement: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByLabelText('Período');
  },
};

/** A file that did not come is told beside its button. */
export const FileFailed: Story = {
  parameters: { sandbox: { faults: { downloadStatementPdf: 'failing' } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
    await screen.findByText('O PDF não foi baixado.');
  },
};
