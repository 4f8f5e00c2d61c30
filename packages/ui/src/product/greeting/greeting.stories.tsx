import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { ContinueCard } from '../continue-card/continue-card.tsx';
import { coverOf } from '../story-covers.ts';
import { Greeting } from './greeting.tsx';

const meta = {
  title: 'Product/Greeting',
  component: Greeting,
  args: { title: 'Olá, Ana!', text: 'O que você quer aprender?' },
  argTypes: { actions: { control: false }, children: { control: false } },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof Greeting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    actions: <Button variant="outline">Perguntas frequentes</Button>,
    children: (
      <section aria-label="Continue de onde você parou!">
        <h2>Continue de onde você parou!</h2>
        <ContinueCard
          title="Comunicação clara em equipes que crescem"
          content="Escuta ativa na prática"
          href="#content"
          coverUrl={coverOf('coral', 'rings')}
          progress={42}
        />
      </section>
    ),
  },
};

/** Nothing was begun yet. */
export const Empty: Story = {};

export const LongText: Story = {
  args: { title: 'Olá, Maria Aparecida Wanderley de Albuquerque Cavalcanti!' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};
