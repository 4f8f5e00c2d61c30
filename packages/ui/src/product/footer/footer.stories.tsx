import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { GlobeIcon, MessageCircleIcon, VideoIcon } from '../../components/icon/icons.ts';
import { everyRow } from '../../testing/every-row.ts';
import { StoryLogo } from '../story-logo.tsx';
import { keyboard } from './footer.keyboard.ts';
import { Footer } from './footer.tsx';

const site = 'https://www.example.com.br';

const meta = {
  title: 'Product/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <StoryLogo />,
    columns: [
      {
        title: 'A empresa',
        links: [
          { label: 'Sobre', href: `${site}/sobre` },
          { label: 'Gestão', href: `${site}/gestao` },
          { label: 'Negócios e marca', href: `${site}/negocios` },
        ],
      },
      {
        title: 'Acompanhe',
        links: [
          { label: 'Notícias', href: `${site}/noticias` },
          { label: 'Trabalhe conosco', href: `${site}/trabalhe` },
        ],
      },
      {
        title: 'Fale com a gente',
        links: [
          { label: 'Contato', href: `${site}/contato` },
          { label: 'Canal de denúncias', href: `${site}/denuncias` },
        ],
      },
    ],
    legal: [{ label: 'Termo de Uso', href: '/student/terms' }],
    poweredBy: { label: 'Desenvolvido por Decola', href: 'https://www.example.com.br' },
    owner: 'Companhia Exemplo S.A.',
    year: 2026,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every link to the outside opens a new tab and says so (SHELL-33). */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Contato (abre em nova aba)' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026');
  },
};

/** Two lines under the pages that somebody works in: the same links, and what the law asks for. */
export const Brief: Story = {
  args: { extent: 'brief' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Rodapé' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Canal de denúncias (abre em nova aba)' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** On a phone the company's links open behind a button, so that two lines stay two lines. */
export const BriefOnPhone: Story = {
  args: { extent: 'brief' },
  globals: { viewport: { value: 'w360' } },
};
export const BriefOpened: Story = {
  ...BriefOnPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Institucional' }));
    await expect(canvas.getByRole('link', { name: 'Canal de denúncias (abre em nova aba)' })).toBeVisible();
  },
};

/** Every key of the table. */
export const Keyboard: Story = {
  ...BriefOnPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Institucional' });
    await userEvent.tab();
    await everyRow(keyboard, {
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(button).toHaveFocus();
        await userEvent.keyboard(' ');
      },
      Tab: async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Sobre (abre em nova aba)' })).toHaveFocus();
      },
    });
  },
};

/** With social links, ways to reach the company and fewer columns, as the second brand has it. */
export const Social: Story = {
  args: {
    columns: meta.args.columns.slice(0, 2),
    contact: ['(47) 3333-0000', 'Segunda a sexta, das 8h às 18h'],
    social: [
      { label: 'Página no Exemplo', href: site, icon: <GlobeIcon /> },
      { label: 'Canal de vídeos', href: site, icon: <VideoIcon /> },
      { label: 'Conversa', href: site, icon: <MessageCircleIcon /> },
    ],
  },
};
