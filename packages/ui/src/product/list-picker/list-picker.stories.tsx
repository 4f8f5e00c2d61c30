import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ListPicker, type ListPickerProps } from './list-picker.tsx';
import type { PickableItem } from './list-picker-rows.tsx';

const items: PickableItem[] = [
  { id: 1, name: 'Atendimento', detail: '12 treinamentos' },
  { id: 2, name: 'Liderança', detail: '8 treinamentos' },
  { id: 3, name: 'Logística', detail: '21 treinamentos', already: true },
  { id: 4, name: 'Segurança do trabalho' },
];

/** The picker with somebody who keeps what is chosen. */
function Kept({ selected: begins, filter: shown, direction: given, ...props }: ListPickerProps) {
  const [selected, setSelected] = useState(begins);
  const [filter, setFilter] = useState(shown);
  const [direction, setDirection] = useState(given);
  const listed = filter === 'selected' ? props.items?.filter(({ id }) => selected.includes(id)) : props.items;
  return (
    <ListPicker
      {...props}
      items={direction === 'ascending' ? listed : listed?.toReversed()}
      selected={selected}
      onSelectedChange={(id, isSelected) => {
        props.onSelectedChange(id, isSelected);
        const others = props.allowMultiple === false ? [] : selected.filter((one) => one !== id);
        setSelected(isSelected ? [...others, id] : others);
      }}
      filter={filter}
      onFilterChange={setFilter}
      direction={direction}
      onDirectionChange={(next) => {
        props.onDirectionChange(next);
        setDirection(next);
      }}
    />
  );
}

const meta = {
  title: 'Product/List picker',
  component: ListPicker,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Escolher escolas',
    items,
    selected: [],
    onSelectedChange: fn(),
    filter: 'all',
    onFilterChange: fn(),
    direction: 'ascending',
    onDirectionChange: fn(),
    term: '',
    onSearch: fn(),
    debounce: 0,
    onConfirm: fn(),
    pages: <Pagination page={1} totalPages={3} items={[1, 2, 3]} hrefOf={(page) => `?pageDefault=${page}`} />,
  },
} satisfies Meta<typeof ListPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Escolher escolas' });
const box = async (name: string) => within(await dialog()).getByRole('checkbox', { name });

/** Several are chosen, sorted the other way, and only they are shown. */
export const Default: Story = {
  tags: ['pictured', 'one-brand'],
  play: async ({ args }) => {
    await userEvent.click(await box('Liderança'));
    await userEvent.click(await box('Segurança do trabalho'));
    await expect(await box('Logística')).toBeDisabled();
    const sort = screen.getByRole('button', { name: 'Nome em ordem crescente' });
    await userEvent.click(sort);
    await expect(args.onDirectionChange).toHaveBeenLastCalledWith('descending');
    await expect(screen.getAllByRole('checkbox')[0]).toHaveAccessibleName('Segurança do trabalho');
    await userEvent.click(screen.getByRole('radio', { name: 'Selecionados (2)' }));
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await expect(screen.queryByRole('button', { name: /^Nome/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** One may be chosen, and the next choice takes its place (SHELL-51). */
export const OneReplaced: Story = {
  args: { allowMultiple: false },
  play: async ({ args }) => {
    const radio = async (name: RegExp) => within(await dialog()).getByRole('radio', { name });
    await userEvent.click(await radio(/^Atendimento/));
    await userEvent.click(await radio(/^Liderança/));
    await expect(await radio(/^Liderança/)).toBeChecked();
    await expect(await radio(/^Atendimento/)).not.toBeChecked();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(2, true);
    await expect(screen.getByRole('radio', { name: 'Selecionados (1)' })).toBeVisible();
  },
};

/** At its limit it takes nothing more and says so; Escape closes it. */
export const Full: Story = {
  args: { selected: [1, 2], limit: 2 },
  play: async ({ args }) => {
    const other = await box('Segurança do trabalho');
    await expect(other).toBeDisabled();
    await expect(other).toHaveAccessibleDescription(/Não é possível escolher mais/);
    await userEvent.click(await box('Atendimento'));
    await expect(other).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
