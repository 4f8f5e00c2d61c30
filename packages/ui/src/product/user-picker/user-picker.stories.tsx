import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { portraitOf } from '../story-covers.ts';
import { type PickablePerson, UserPicker, type UserPickerProps } from './user-picker.tsx';

const people: PickablePerson[] = [
  { id: 2, name: 'Bruno Carvalho Teixeira', imageUrl: portraitOf('plum'), permission: 'Colaborador' },
  { id: 3, name: 'Carla Menezes', permission: 'Instrutora' },
  { id: 4, name: 'Débora Nunes', imageUrl: portraitOf('teal'), permission: 'Colaborador', already: true },
  { id: 5, name: 'João Pedro Lima', permission: 'Administrador' },
  { id: 6, name: 'Yuri Hayashi', permission: 'Colaborador' },
];

/** The picker with somebody who keeps what is chosen. */
function Kept({ selected: begins, filter: shown, ...props }: UserPickerProps) {
  const [selected, setSelected] = useState(begins);
  const [filter, setFilter] = useState(shown);
  return (
    <UserPicker
      {...props}
      people={filter === 'selected' ? props.people?.filter(({ id }) => selected.includes(id)) : props.people}
      selected={selected}
      onSelectedChange={(id, isSelected) => {
        props.onSelectedChange(id, isSelected);
        setSelected(isSelected ? [...selected, id] : selected.filter((one) => one !== id));
      }}
      filter={filter}
      onFilterChange={setFilter}
    />
  );
}

const meta = {
  title: 'Product/User picker',
  component: UserPicker,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Recomendar treinamento',
    description: 'Comunicação clara em equipes que crescem',
    people,
    selected: [],
    onSelectedChange: fn(),
    allowMultiple: true,
    filter: 'all',
    onFilterChange: fn(),
    direction: 'ascending',
    onDirectionChange: fn(),
    term: '',
    onSearch: fn(),
    debounce: 0,
    onConfirm: fn(),
  },
} satisfies Meta<typeof UserPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: /Recomendar treinamento/ });
const box = async (name: string) => within(await dialog()).getByRole('checkbox', { name });
const confirm = async () => within(await dialog()).getByRole('button', { name: 'Recomendar' });

/** What is drawn beside 'Recomendar' when it cannot be pressed. */
const reasonWords = ['Selecione quem vai receber a recomendação.', { selector: '[popover]' }] as const;
const reason = () => screen.findByText(...reasonWords);

/** Several are ticked, all are there under 'Selecionadas', and it is confirmed (RECO-01, RECO-03, RECO-04). */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    await userEvent.click(await box('Carla Menezes'));
    await userEvent.click(await box('Yuri Hayashi'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(6, true);
    await expect(await box('Débora Nunes')).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Selecionadas (2)' }));
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Todas' }));
    await userEvent.click(await confirm());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** One is the limit: nobody else can be ticked until that one is given up, and it says so (RECO-07, RECO-08). */
export const OnlyOne: Story = {
  args: { allowMultiple: false },
  play: async () => {
    await userEvent.click(await box('Carla Menezes'));
    const other = await box('Yuri Hayashi');
    await expect(other).toBeDisabled();
    await expect(other).toHaveAccessibleDescription(/Desmarque quem está selecionado/);
    await userEvent.click(await box('Carla Menezes'));
    await expect(other).toBeEnabled();
    await userEvent.click(other);
    await expect(await box('Carla Menezes')).toBeDisabled();
  },
};

/** Nobody is ticked: confirming says what is missing, and does nothing. Escape takes that away first, then closes. */
export const NobodyYet: Story = {
  play: async ({ args }) => {
    const button = await confirm();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    // Its code comes when it is first met: Escape pressed before that would close the dialog at once.
    await expect(await reason()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(...reasonWords)).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await userEvent.click(button);
    await expect(await reason()).toBeVisible();
  },
};

export const Searched: Story = {
  args: { term: 'carla', people: people.slice(1, 2) },
  play: async () => {
    await expect(await screen.findByRole('searchbox', { name: 'Buscar pessoas pelo nome' })).toHaveValue(
      'carla',
    );
  },
};

export const NothingFound: Story = {
  args: { term: 'Zuleica', people: [] },
  play: async () => {
    await expect(await screen.findByText('Ninguém encontrado para “Zuleica”.')).toBeVisible();
  },
};

export const NobodySelected: Story = {
  args: { filter: 'selected' },
  play: async () => {
    await expect(await screen.findByText('Ninguém foi selecionado ainda.')).toBeVisible();
  },
};

export const Loading: Story = { args: { people: undefined } };

export const Sending: Story = {
  tags: ['busy'],
  args: { selected: [3], pending: true },
  play: async ({ args }) => {
    const button = await confirm();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    selected: [3],
    problem: <InlineAlert tone="critical">Sem conexão. Verifique a rede e tente novamente.</InlineAlert>,
  },
};

/** Long names, and more people than the window holds. */
export const LongText: Story = {
  args: {
    description: 'Transporte de produtos perigosos: classes, rótulos, documentos e atendimento a emergências',
    people: Array.from({ length: 30 }, (_, at) => ({
      id: at + 1,
      name: at % 3 ? `Pessoa ${at + 1}` : 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira',
      permission: at % 2 ? 'Colaborador' : 'Administradora da unidade de Ribeirão Preto',
      already: at === 3,
    })),
    pages: (
      <Pagination page={2} totalPages={4} items={[1, 2, 3, 4]} hrefOf={(page) => `?pageDefault=${page}`} />
    ),
  },
};

export const OnPhone: Story = {
  ...LongText,
  globals: { viewport: { value: 'w360' } },
};
