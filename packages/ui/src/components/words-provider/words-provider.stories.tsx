import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { WordsProvider } from './words-provider.tsx';

const meta = {
  title: 'Foundations/Words provider',
  component: WordsProvider,
  args: {
    words: { disclosure: { more: 'mostrar mais' } },
    children: (
      <>
        <Disclosure>Trilhas</Disclosure>
        <Disclosure words={{ more: 'ver mais trilhas' }}>Trilhas</Disclosure>
        <WordsProvider words={{ disclosure: { less: 'esconder' } }}>
          <Disclosure defaultOpen>Trilhas</Disclosure>
        </WordsProvider>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof WordsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Over the library's words what the nearest provider says, over that what a caller says; all else stays. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['mostrar mais', 'ver mais trilhas', 'esconder']);
  },
};
