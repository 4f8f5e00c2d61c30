import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { goesWrong } from '../../../../../.storybook/flows/steps.ts';
import { paths } from '../../paths.ts';

const regionOf = (name: string) => screen.findByRole('region', { name });

const meta = {
  title: 'Screens/Search',
  parameters: { layout: 'fullscreen', route: paths.globalSearch({ search: 'seguranca' }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Courses, and beside them tracks, schools and instructors (TRACK-11). */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Resultados para “seguranca”' });
    for (const name of ['Treinamentos', 'Trilhas', 'Escolas', 'Instrutores'])
      await within(await regionOf(name)).findAllByRole('link');
  },
};

/** More than a page of courses, and more tracks than are shown at first. */
export const Many: Story = {
  parameters: { route: paths.globalSearch({ search: 'a' }) },
  play: async () => {
    const tracks = within(await regionOf('Trilhas'));
    await userEvent.click(await tracks.findByRole('button', { name: 'Mostrar mais: Trilhas' }));
    await expect(tracks.getAllByRole('listitem')).toHaveLength(12);
  },
};

/** One kind fails, the others stand. Once it has come, the focus is at its title: the button that was pressed has gone. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { searchCourseTracks: 'failing' } } },
  play: async ({ loaded }) => {
    const tracks = await regionOf('Trilhas');
    const retry = await within(tracks).findByRole('button', { name: 'Tentar novamente' });
    await within(await regionOf('Escolas')).findByRole('link');
    goesWrong({ loaded }, {});
    await userEvent.click(retry);
    await within(tracks).findAllByRole('link');
    await expect(within(tracks).getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

/** Nothing of any kind, and the ways on. */
export const Nothing: Story = {
  parameters: { route: paths.globalSearch({ search: 'astronomia' }) },
  play: async () => {
    await screen.findByRole('heading', { name: 'Nenhum resultado para “astronomia”' });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('Ver todos os treinamentos')).toBe(paths.detailsCourses());
    await expect(hrefOf('Ver quem ensina')).toBe(paths.detailsCoursesInstructors());
    await expect(hrefOf('Ver agenda')).toBe(paths.calendar());
    await regionOf('Seus interesses');
  },
};

/** Before anything is searched for: what was lately, which is nothing yet. */
export const BeforeSearch: Story = {
  parameters: { route: paths.globalSearch() },
  play: async () => {
    await within(await regionOf('Buscas recentes')).findByText('O que você buscar aparece aqui.');
    await regionOf('Seus interesses');
  },
};

export const OnPhone: Story = { ...Default, tags: [], globals: { viewport: { value: 'w360' } } };
