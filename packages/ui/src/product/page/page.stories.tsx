import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTitle, Prose, Section, Split } from './page.tsx';
import { Page } from './page-frame.tsx';

const meta = {
  title: 'Product/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = 'Aprenda no seu ritmo, em qualquer aparelho, com quem conhece o trabalho de perto.';

/** Title, two regions and a region beside. */
export const Default: Story = {
  tags: ['pictured'],
  args: {
    children: (
      <>
        <PageTitle title="Segurança no dia a dia" lead={text} />
        <Split ratio="main">
          <Section title="Conteúdos">
            <Prose>
              <p>{text}</p>
              <p>{text}</p>
            </Prose>
          </Section>
          <Section title="Instrutores">
            <p>{text}</p>
          </Section>
        </Split>
      </>
    ),
  },
};

/** A text for reading, led by its title. */
export const Reading: Story = {
  args: {
    children: (
      <Split ratio="lead">
        <PageTitle title="Termo de uso" lead={text} />
        <Prose>
          <p>{text.repeat(4)}</p>
          <p>{text.repeat(3)}</p>
        </Prose>
      </Split>
    ),
  },
};

/** Long titles wrap and stay balanced. */
export const LongText: Story = {
  args: {
    children: (
      <PageTitle
        title="Excelência operacional, melhoria contínua e cultura de segurança para equipes de campo em regime de turno"
        lead={`${text} ${text} ${text}`}
      />
    ),
  },
};
