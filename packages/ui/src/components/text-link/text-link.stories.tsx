import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { LinkProvider } from '../link-provider/link-provider.tsx';
import { Text } from '../text/text.tsx';
import { keyboard } from './text-link.keyboard.ts';
import { TextLink } from './text-link.tsx';
import { linkStands, linkTones, linkUnderlines } from './text-link.variants.ts';

const meta = {
  title: 'Foundations/Text link',
  component: TextLink,
  args: { href: '#trilhas', children: 'Ver as trilhas' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {linkUnderlines.map((underline) => (
        <Inline key={underline} gap="l">
          {linkTones.map((tone) => (
            <TextLink key={tone} href="#trilhas" tone={tone} underline={underline}>
              Ver as trilhas
            </TextLink>
          ))}
        </Inline>
      ))}
      {linkStands.map((stands) => (
        <TextLink key={stands} href="#trilhas" stands={stands}>
          Ver as trilhas
        </TextLink>
      ))}
      <Text>
        Leia os <TextLink href="#termos">termos de uso</TextLink> antes de continuar.
      </Text>
    </Stack>
  ),
};

/** Says that it leaves the page, in a sign and in words. */
export const NewTab: Story = {
  args: { opens: 'new tab', href: '/terms', children: 'Termos de uso' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Termos de uso (abre em nova aba)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Blocked: Story = {
  args: { blockedReason: 'Em manutenção', children: 'Loja' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Loja' });
    link.focus();
    await expect(link).toHaveFocus();
    await expect(link).not.toHaveAttribute('href');
  },
};

const navigate = fn();

/** Every key of the table: the app's router follows, and a blocked link says why it does not. */
export const Keyboard: Story = {
  render: () => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <TextLink href="/trilhas">Ver as trilhas</TextLink>{' '}
      <TextLink href="/loja" blockedReason="Em manutenção">
        Loja
      </TextLink>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const link = (name: string) => within(canvasElement).getByRole('link', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        for (const name of ['Ver as trilhas', 'Loja']) {
          await userEvent.tab();
          await expect(link(name)).toHaveFocus();
        }
      },
      Enter: async () => {
        link('Loja').focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() =>
          expect(document.querySelector('[data-part="announcements"]')).toHaveTextContent('Em manutenção'),
        );
        link('Ver as trilhas').focus();
        await userEvent.keyboard('{Enter}');
        await expect(navigate.mock.calls).toEqual([['/trilhas']]);
      },
    });
  },
};
