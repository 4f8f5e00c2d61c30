import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { LinkProvider } from '../link-provider/link-provider.tsx';
import { keyboard } from './rich-text.keyboard.ts';
import { RichText } from './rich-text.tsx';

const html = `
<h3>Como ganho decoins?</h3>
<p>Conclua cursos com o selo de moeda. <strong>Cada curso</strong> diz quanto vale; veja o
<a href="/student/decoins/statement">extrato</a> ou o <a href="https://www.decola.com.br/ajuda">site de ajuda</a>.</p>
<ul><li>Cursos da sua trilha</li><li>Pílulas assistidas até o fim</li></ul>
<blockquote>O saldo muda assim que o conteúdo termina.</blockquote>`;

const meta = {
  title: 'Foundations/Rich text',
  component: RichText,
  args: { source: html },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const away = await within(canvasElement).findByRole('link', { name: /site de ajuda/ });
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Markdown: Story = {
  args: {
    format: 'markdown',
    source:
      'Para **recuperar a senha**:\n\n1. Abra a tela de entrada\n2. Escolha *Esqueci minha senha*\n3. Siga o que chegar no e-mail',
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(3);
  },
};

/** Where the server does not say which it is (FORMS-14). */
export const MarkdownOfEither: Story = { ...Markdown, args: { ...Markdown.args, format: 'either' } };

/** What could run, restyle or watch is gone; its words stay. */
export const Hostile: Story = {
  args: {
    source: `<p onclick="alert(1)" style="position:fixed">Olá <script>alert(1)</script><img src="x" onerror="alert(1)" alt="foto">
      <a href="javascript:alert(1)">clique</a><iframe src="https://example.com"></iframe><a href="//example.com">fora</a></p>`,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Olá/);
    await waitFor(() => expect(canvasElement.querySelector('[data-formatted]')).not.toBeNull());
    const markup = canvasElement.innerHTML;
    await expect(markup).not.toMatch(/script|onclick|onerror|javascript:|iframe|position|\/\/example/);
  },
};

export const LongText: Story = {
  args: { source: `<p>${'desinstitucionalização'.repeat(12)}</p>${html.repeat(3)}` },
};

export const Plain: Story = { args: { source: 'Só palavras, sem carregar nada.' } };

const navigate = fn();

/** Every key of the table: the app's router follows its own addresses, and what opens a new tab says so. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={(href) => href.startsWith('/student')} navigate={navigate}>
      <RichText {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const canvas = within(canvasElement);
    const away = await canvas.findByRole('link', { name: 'site de ajuda (abre em nova aba)' });
    await expect(away).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(away.querySelector('svg')).toBeVisible();
    const own = canvas.getByRole('link', { name: 'extrato' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(own).toHaveFocus();
        await userEvent.tab();
        await expect(away).toHaveFocus();
      },
      Enter: async () => {
        own.focus();
        await userEvent.keyboard('{Enter}');
        await expect(navigate.mock.calls).toEqual([['/student/decoins/statement']]);
      },
    });
  },
};
