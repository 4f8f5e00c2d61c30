import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../../components/button/button.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { InPlaceOf } from '../../components/skeleton/in-place-of.tsx';
import { Inked } from '../../components/skeleton/inked.tsx';
import { Veiled } from '../../components/skeleton/veiled.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { coverOf } from '../story-covers.ts';
import { Greeting, GreetingFigure, GreetingPart, WeekDays } from './greeting.tsx';
import { NextStepSkeleton, WeekDaysSkeleton } from './greeting-skeleton.tsx';
import { NextStepCard, type NextStepCardProps, NextStepPlace } from './next-step-card.tsx';

const marked = [1, 4, 6];
const days = ['Q', 'Q', 'S', 'S', 'D', 'S', 'T'].map((letter, at) => ({
  key: String(at),
  letter,
  isMarked: marked.includes(at),
  isToday: at === 6,
}));

const week = (
  <GreetingPart key="week" title="Sua semana" text={'Você entrou em 3 dos últimos 7\u00a0dias'}>
    <WeekDays label="Dias com acesso: quinta-feira, domingo, hoje" days={days} />
  </GreetingPart>
);
const due = (
  <GreetingPart
    key="due"
    title="Obrigatórios"
    text={
      <>
        treinamentos pendentes em 3 trilhas <TextLink href="#trilhas">Ver as trilhas</TextLink>
      </>
    }
  >
    <GreetingFigure>7</GreetingFigure>
  </GreetingPart>
);
const action = (label: string) => (
  <ButtonLink size="large" href="#continuar">
    {label}
  </ButtonLink>
);
const course = 'Comunicação clara em equipes que crescem';
const going: NextStepCardProps = {
  title: course,
  reason: 'Seu próximo passo',
  content: 'Próximo conteúdo: Escuta ativa na prática',
  time: '12\u00a0min',
  coverUrl: coverOf('coral', 'rings'),
  progress: { value: 42, label: 'Progresso em Comunicação clara' },
  action: action('Continuar'),
};
const card = (props: NextStepCardProps) => (
  <NextStepPlace>
    <NextStepCard {...props} />
  </NextStepPlace>
);

const meta = {
  title: 'Product/Greeting',
  component: Greeting,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Olá, Ana!', children: card(going), aside: [week, due] },
  argTypes: { aside: { control: false }, children: { control: false } },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof Greeting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One card with one button, the week, and what is due. */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const step = within(canvasElement).getByRole('region', { name: 'Seu próximo passo' });
    await expect(within(step).getAllByRole('link')).toHaveLength(1);
    await expect(within(step).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    // The cover ends where the card does: the card's own ground would be a line beside it.
    const ends = ({ left, top, bottom }: DOMRect) => [left, top, bottom];
    const cover = step.querySelector('img')?.getBoundingClientRect();
    await expect(cover && ends(cover)).toEqual(ends((step.parentElement ?? step).getBoundingClientRect()));
    await expect(
      within(canvasElement).getByRole('img', { name: 'Dias com acesso: quinta-feira, domingo, hoje' }),
    ).toBeVisible();
  },
};

/** What stands beside the card is taller: the card grows with it, and so does its cover. */
export const TallAside: Story = {
  args: { aside: [1, 2, 3, 4].map((at) => <GreetingPart key={at} title={`${at}`} text="Você entrou" />) },
  play: async ({ canvasElement }) => {
    const article = within(canvasElement).getByRole('article');
    const place = article.closest('div');
    await expect(article.clientHeight).toBeGreaterThan(300);
    await expect(article.clientHeight).toBe(place?.clientHeight);
  },
};

/** Nothing is under way yet: where to begin. */
export const Start: Story = {
  args: {
    children: card({
      reason: 'Comece por aqui',
      title: 'Boas-vindas à companhia',
      content: 'Trilha obrigatória: Integração de novos colegas',
      coverUrl: coverOf('indigo'),
      action: action('Começar'),
    }),
  },
};

/** What comes next is closed: why, and what can be done meanwhile. */
export const WaitingForRelease: Story = {
  args: {
    children: card({
      reason: 'Aguardando liberação',
      title: course,
      content: 'O próximo conteúdo ainda não foi liberado para você.',
      coverUrl: coverOf('coral', 'rings'),
      action: action('Ver todos os treinamentos'),
    }),
  },
};

/** Nothing is under way and nothing is due. */
export const AllDone: Story = {
  args: {
    children: card({
      reason: 'Você está em dia',
      title: 'Que tal aprender algo novo hoje?',
      action: action('Ver todos os treinamentos'),
    }),
    aside: [
      week,
      <GreetingPart key="due" title="Obrigatórios" text="treinamentos pendentes">
        <GreetingFigure>0</GreetingFigure>
      </GreetingPart>,
    ],
  },
};

export const Loading: Story = {
  tags: ['busy'],
  args: {
    children: (
      <NextStepPlace aria-busy="true">
        <NextStepSkeleton />
      </NextStepPlace>
    ),
    aside: [
      <GreetingPart key="week" title="Sua semana" busy>
        <WeekDaysSkeleton />
      </GreetingPart>,
      <GreetingPart
        key="due"
        title="Obrigatórios"
        text={
          <Veiled>
            <Inked>2 treinamentos pendentes em 2 trilhas</Inked>
          </Veiled>
        }
        busy
      >
        <Veiled>
          <GreetingFigure>
            <Inked>2</Inked>
          </GreetingFigure>
        </Veiled>
      </GreetingPart>,
    ],
  },
};

/** The band stays, and each part tells of itself. */
export const Failed: Story = {
  args: {
    children: (
      <NextStepPlace>
        <InPlaceOf shape={<NextStepSkeleton />}>
          <ErrorState title="Ocorreu um erro inesperado." variant="strip" level={2} onRetry={() => {}}>
            O restante da página continua funcionando.
          </ErrorState>
        </InPlaceOf>
      </NextStepPlace>
    ),
    aside: [
      <GreetingPart key="week" title="Sua semana">
        <ErrorState title="Não foi possível carregar a sua semana." variant="line" onRetry={() => {}} />
      </GreetingPart>,
      due,
    ],
  },
};

export const LongText: Story = {
  args: {
    title: 'Olá, Maria Aparecida Wanderley de Albuquerque Cavalcanti!',
    children: card({
      ...going,
      title:
        'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional para multiplicadores',
      content:
        'Próximo conteúdo: Um conteúdo cujo nome também não cabe em uma linha só, por mais larga que ela seja',
    }),
  },
};
