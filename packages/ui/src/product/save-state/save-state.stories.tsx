import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { SaveState } from './save-state.tsx';
import { type SaveStateName, saveStates } from './save-state.variants.ts';

const meta = {
  title: 'Product/Save state',
  component: SaveState,
  args: { state: 'saved', time: '14:32' },
} satisfies Meta<typeof SaveState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {saveStates.map((state) => (
        <SaveState {...args} key={state} state={state} />
      ))}
    </div>
  ),
};

function Journey() {
  const [state, setState] = useState<SaveStateName>('saved');
  return (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
      <SaveState state={state} time="14:32" />
      <Button onClick={() => setState('saving')}>Salvar</Button>
      <Button onClick={() => setState('offline')}>Cair</Button>
      <Button onClick={() => setState('saved')}>Voltar</Button>
    </div>
  );
}

/** Quiet while all is well; says that the connection went and that it is back. */
export const Announced: Story = {
  render: () => <Journey />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const told = () => document.querySelector('[data-part="announcements"]')?.textContent ?? '';
    // What another story said may still stand there.
    await waitFor(() => expect(told()).toBe(''), { timeout: 5000 });
    await press('Salvar');
    await expect(told()).toBe('');
    await press('Cair');
    await waitFor(() => expect(told()).toBe('Sem conexão: guardado neste aparelho'));
    await press('Voltar');
    await waitFor(() => expect(told()).toBe('Salvo às 14:32'));
  },
};
