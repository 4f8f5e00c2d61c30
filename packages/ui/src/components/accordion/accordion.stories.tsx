import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { keyboard } from './accordion.keyboard.ts';
import { Accordion } from './accordion.tsx';
import { accordionSizes } from './accordion.variants.ts';

const items = [
  {
    id: 'certificado',
    title: 'Como obter o meu certificado?',
    content: <p>Conclua todos os conteúdos do treinamento. O certificado aparece no seu perfil.</p>,
  },
  {
    id: 'decoins',
    title: 'O que são decoins?',
    content: (
      <ul>
        <li>São moedas que você ganha ao concluir treinamentos.</li>
        <li>
          Troque por produtos na <a href="#loja">loja</a>.
        </li>
      </ul>
    ),
  },
  {
    id: 'inscricao',
    title: 'Posso cancelar a minha inscrição em uma turma?',
    content: <p>Sim, até o fim do período de inscrição.</p>,
  },
];

const meta = {
  title: 'Components/Data/Accordion',
  component: Accordion,
  args: { items, defaultOpen: ['certificado'] },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first is open; each opens and closes by keyboard, and the others stay as they are (FORMS-07). */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const second = canvas.getByRole('button', { name: 'O que são decoins?' });
    await expect(canvas.getByRole('region', { name: 'Como obter o meu certificado?' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'O que são decoins?' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Como obter o meu certificado?' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};

export const One: Story = { args: { items: items.slice(0, 1) } };

/** Coming back: what was open is open. */
export const Restored: Story = { args: { open: ['decoins', 'inscricao'], onOpenChange: fn() } };

export const SearchHit: Story = { args: { items: items.slice(2), term: 'inscricao', defaultOpen: [] } };

export const Empty: Story = {
  render: () => <EmptyState level={3} title="Nenhuma pergunta encontrada para “boleto”" />,
};

/** The browser's own search looks into what is closed, and opens it. */
export const FoundByBrowser: Story = {
  args: { defaultOpen: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvasElement.querySelector('section');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel).not.toHaveStyle({ display: 'none' });
    panel?.dispatchEvent(new Event('beforematch'));
    await expect(await canvas.findByRole('region', { name: 'Como obter o meu certificado?' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: ['longo'],
    items: [
      {
        id: 'longo',
        title:
          'O que acontece com o meu progresso quando a conexão cai enquanto assisto a um conteúdo de otorrinolaringologia-anestesiologia?',
        content: <p>Ele fica salvo neste aparelho e é enviado assim que a conexão volta.</p>,
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
};

/** Every key of the table. */
export const Keyboard: Story = {
  args: { defaultOpen: ['decoins'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = (name: RegExp) => canvas.getByRole('button', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(title(/certificado/)).toHaveFocus();
        await userEvent.tab();
        await expect(title(/decoins/)).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'loja' })).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(title(/decoins/)).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(title(/decoins/)).toHaveAttribute('aria-expanded', 'false');
        await expect(title(/decoins/)).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(title(/decoins/)).toHaveAttribute('aria-expanded', 'true');
      },
    });
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {accordionSizes.map((size, index) => (
        <Accordion key={size} {...args} items={items.slice(index, index + 1)} size={size} />
      ))}
    </div>
  ),
};

/** Two questions to a row, where a page has the width for it. */
export const TwoColumns: Story = { args: { columns: 'two' } };
