import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { LinkProvider } from './link-provider.tsx';

const meta = {
  title: 'Foundations/Link provider',
  component: LinkProvider,
  args: {
    owns: (href) => href.startsWith('/trilhas'),
    navigate: fn(),
    children: (
      <>
        <TextLink href="/trilhas">Trilhas</TextLink> <ButtonLink href="/trilhas/12">Continuar</ButtonLink>{' '}
        <TextLink href="#ajuda">Ajuda</TextLink>{' '}
        <TextLink href="/trilhas" opens="new tab">
          Trilhas ao lado
        </TextLink>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (link: HTMLElement, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  // Nothing may really be followed here.
  const stop = (late: Event) => late.preventDefault();
  addEventListener('click', stop, { once: true });
  link.dispatchEvent(event);
  removeEventListener('click', stop);
};

/** The router follows a plain press on an address of its own; modifier keys and other addresses are the browser's. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = (name: string) => canvas.getByRole('link', { name });
    press(link('Trilhas'));
    press(link('Continuar'));
    press(link('Trilhas'), { ctrlKey: true });
    press(link('Ajuda'));
    press(link('Trilhas ao lado (abre em nova aba)'));
    await expect(args.navigate).toHaveBeenCalledTimes(2);
    await expect(args.navigate).toHaveBeenLastCalledWith('/trilhas/12');
  },
};

/** A file is fetched by the browser, also from an address that the router knows. */
export const Downloads: Story = {
  args: {
    children: (
      <TextLink href="/trilhas/lista.pdf" download>
        Baixar a lista
      </TextLink>
    ),
  },
  play: async ({ canvasElement, args }) => {
    press(within(canvasElement).getByRole('link', { name: 'Baixar a lista' }));
    await expect(args.navigate).not.toHaveBeenCalled();
  },
};
