import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { ArrowRightIcon, PlayIcon } from '../icon/icons.ts';
import { keyboard } from './button.keyboard.ts';
import { Button, ButtonLink } from './button.tsx';
import { buttonSizes, buttonTones, buttonVariants } from './button.variants.ts';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Matricular-se', onClick: fn() },
  argTypes: { icon: { control: false }, iconEnd: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginBlockEnd: 16 } as const;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Matricular-se' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Every tone in every variant, then at rest, pending, blocked and disabled. */
export const States: Story = {
  render: () => (
    <>
      {buttonTones.map((tone) => (
        <div key={tone} style={row}>
          {buttonVariants.map((variant) => (
            <Button key={variant} tone={tone} variant={variant}>
              Continuar
            </Button>
          ))}
          {buttonVariants.map((variant) => (
            <Button key={variant} tone={tone} variant={variant} pending>
              Continuar
            </Button>
          ))}
        </div>
      ))}
      <div style={row}>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Continuar
          </Button>
        ))}
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant} blockedReason="Em manutenção">
            Continuar
          </Button>
        ))}
      </div>
    </>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} icon={<PlayIcon />}>
          Assistir
        </Button>
      ))}
    </div>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <div style={row}>
      <Button icon={<PlayIcon />}>Continuar</Button>
      <Button variant="outline" iconEnd={<ArrowRightIcon />}>
        Próxima
      </Button>
    </div>
  ),
};

export const FullWidth: Story = { args: { width: 'full', children: 'Entrar' } };

export const LongText: Story = {
  args: {
    children: 'Confirmar a minha inscrição na turma de segunda-feira do curso de Comunicação não violenta',
    icon: <PlayIcon />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
};

/** The width stays what it was and the focus does not move; a second press does nothing. */
export const Loading: Story = {
  tags: ['busy'],
  args: { pending: true, children: 'Entrar' },
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button>Entrar</Button>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const [pending, idle] = within(canvasElement).getAllByRole('button', { name: 'Entrar' });
    if (!pending || !idle) throw new Error('two buttons were drawn');
    pending.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(pending).toHaveFocus();
    await expect(pending.offsetWidth).toEqual(idle.offsetWidth);
  },
};

/** It can be reached, says why, and does nothing. */
export const Blocked: Story = {
  args: { blockedReason: 'Disponível depois da manutenção' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Matricular-se' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-description', 'Disponível depois da manutenção');
  },
};

export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <ButtonLink href="#curso" iconEnd={<ArrowRightIcon />}>
        Ver curso
      </ButtonLink>
      <ButtonLink variant="plain" href="#rota" data-origem="lista">
        Link do roteador
      </ButtonLink>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Link do roteador' });
    await expect(link).toHaveAttribute('href', '#rota');
    await expect(link).toHaveAttribute('data-origem', 'lista');
  },
};

/** Every key of the table. */
export const Keyboard: Story = {
  tags: ['busy'],
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button pending>Enviar</Button>
      <Button blockedReason="Em manutenção">Loja</Button>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        for (const name of ['Matricular-se', 'Enviar', 'Loja']) {
          await userEvent.tab();
          await expect(button(name)).toHaveFocus();
        }
        button('Matricular-se').focus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onClick).toHaveBeenCalledTimes(1);
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(args.onClick).toHaveBeenCalledTimes(2);
      },
    });
  },
};
