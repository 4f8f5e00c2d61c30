import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { buttonSizes, buttonTones, buttonVariants } from '../button/button.variants.ts';
import { CloseIcon, FavoriteIcon, MoreIcon, PauseIcon } from '../icon/icons.ts';
import { keyboard } from './icon-button.keyboard.ts';
import { IconButton } from './icon-button.tsx';
import { iconButtonShapes } from './icon-button.variants.ts';

const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  args: { label: 'Fechar', icon: <CloseIcon />, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginBlockEnd: 16 } as const;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const States: Story = {
  render: () => (
    <>
      {buttonTones.map((tone) => (
        <div key={tone} style={row}>
          {buttonVariants.map((variant) => (
            <IconButton
              key={variant}
              label="Favoritar"
              icon={<FavoriteIcon />}
              tone={tone}
              variant={variant}
            />
          ))}
          <IconButton label="Favoritar" icon={<FavoriteIcon />} tone={tone} pressed />
          <IconButton label="Favoritar" icon={<FavoriteIcon />} tone={tone} variant="soft" pending />
          <IconButton label="Favoritar" icon={<FavoriteIcon />} tone={tone} variant="soft" disabled />
        </div>
      ))}
    </>
  ),
};

export const SizesAndShapes: Story = {
  render: () => (
    <>
      {iconButtonShapes.map((shape) => (
        <div key={shape} style={row}>
          {buttonSizes.map((size) => (
            <IconButton
              key={size}
              label="Pausar"
              icon={<PauseIcon />}
              size={size}
              shape={shape}
              variant="outline"
            />
          ))}
        </div>
      ))}
    </>
  ),
};

/** A toggle says its state with `aria-pressed`; its name stays the same. */
export const Toggle: Story = {
  render: function Favourite() {
    const [isOn, setOn] = useState(false);
    return (
      <IconButton
        label="Favoritar"
        icon={<FavoriteIcon fill={isOn ? 'currentcolor' : 'none'} />}
        pressed={isOn}
        onPressedChange={setOn}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Favoritar', pressed: false });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Loading: Story = {
  tags: ['busy'],
  args: { pending: true, label: 'Mais opções', icon: <MoreIcon /> },
};

/** Every key of the table, on a toggle. */
export const Keyboard: Story = {
  ...Toggle,
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Favoritar' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(toggle).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      },
    });
  },
};
