import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { vars } from '../../theme/contract.css.ts';
import { keyboard } from './carousel.keyboard.ts';
import { Carousel } from './carousel.tsx';
import { carouselLayouts } from './carousel.variants.ts';

const names = [
  'Atendimento que encanta',
  'Comunicação não violenta',
  'Primeiros socorros a bordo',
  'Gestão do tempo',
  'Segurança da informação',
  'Liderança na prática',
  'Excel do zero',
  'Diversidade e inclusão',
  'Finanças pessoais',
  'Oratória',
];

const cards = (count: number) =>
  names.slice(0, count).map((name) => (
    <a
      key={name}
      href="#curso"
      style={{
        display: 'grid',
        alignContent: 'end',
        aspectRatio: '16 / 10',
        padding: 16,
        borderRadius: vars.radius.card,
        background: vars.color.bg.brandSoft,
        color: vars.color.fg.brand,
        fontWeight: vars.font.weight.bold,
      }}
    >
      {name}
    </a>
  ));

const meta = {
  title: 'Components/Data/Carousel',
  component: Carousel,
  args: { title: 'NOVIDADES', children: cards(10) },
  argTypes: { children: { control: false }, action: { control: false }, empty: { control: false } },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow at the start does nothing; the other goes a page on and says where it is. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'NOVIDADES' })).toBeVisible();
    const next = await canvas.findByRole('button', { name: 'Próximos' });
    // With `none` Safari says nothing of a list.
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('""');
    await expect(canvas.getByRole('button', { name: 'Anteriores' })).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Mostrando ([2-9]|10) a/), {
      timeout: 30_000,
    });
    await expect(canvas.getByRole('button', { name: 'Anteriores' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await expect(next).toHaveFocus();
  },
};

/** Arrows walk from card to card, End goes to the last, and the list follows. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Próximos' });
    canvas.getByRole('link', { name: 'Atendimento que encanta' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Comunicação não violenta' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Oratória' })).toHaveFocus();
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Próximos' })).toHaveAttribute('aria-disabled', 'true'),
      {
        timeout: 30_000,
      },
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('a 10 de 10'));
  },
};

/** Tab onto a card that only peeks brings it wholly into sight. */
export const TabFollows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Próximos' });
    const links = canvas.getAllByRole('link');
    const track = links[0]?.closest('ul')?.getBoundingClientRect();
    const isCut = (link: Element) => link.getBoundingClientRect().right > (track?.right ?? 0) + 1;
    const peeking = links.findIndex(isCut);
    await expect(next).toBeVisible();
    links[peeking - 1]?.focus({ preventScroll: true });
    await userEvent.tab();
    await expect(links[peeking]).toHaveFocus();
    await waitFor(() => expect(links.slice(peeking, peeking + 1).some(isCut)).toBe(false), {
      timeout: 30_000,
    });
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      {carouselLayouts.map((layout) => (
        <Carousel key={layout} title={layout} layout={layout}>
          {cards(10)}
        </Carousel>
      ))}
    </div>
  ),
};

/** One card keeps the size it would have among others, and there is nothing to turn. */
export const One: Story = {
  args: { children: cards(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const FewerThanView: Story = { args: { children: cards(2) } };

export const Empty: Story = { args: { children: [], empty: <p>Nenhuma novidade por enquanto.</p> } };

export const WithAction: Story = { args: { action: <a href="#todos">Ver todos</a> } };

/** More are asked for at the end; the focus goes on with the first new one. */
export const LoadMore: Story = {
  render: function More(args) {
    const [count, setCount] = useState(5);
    return (
      <Carousel {...args} onMore={count < 10 ? () => setCount(10) : undefined}>
        {cards(count)}
      </Carousel>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Carregar mais' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Liderança na prática' })).toHaveFocus());
  },
};

export const Loading: Story = {
  tags: ['busy'],
  args: { children: cards(2), onMore: () => {}, pending: true },
};

export const LongText: Story = {
  args: { title: 'Continue de onde você parou, Ana Beatriz Souza de Albuquerque Cavalcanti!' },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
};

/** What is in sight is said after a person moved; not at first, and not when the window or the slides change. */
export const SaysOnlyMoves: Story = {
  render: function Changing(args) {
    const [width, setWidth] = useState(900);
    const [count, setCount] = useState(8);
    return (
      <div style={{ maxInlineSize: width }}>
        <button type="button" onClick={() => setWidth(500)}>
          Estreitar
        </button>
        <button type="button" onClick={() => setCount(10)}>
          Chegam mais
        </button>
        <Carousel {...args}>{cards(count)}</Carousel>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    const next = await canvas.findByRole('button', { name: 'Próximos' });
    const isTurnable = () => expect(next).toHaveAttribute('aria-disabled', 'false');
    await waitFor(isTurnable);
    await inSightAnew();
    await expect(status).toBeEmptyDOMElement();

    await userEvent.click(canvas.getByRole('button', { name: 'Estreitar' }));
    await waitFor(() => expect(canvas.getByRole('region').clientWidth).toBeLessThan(501));
    await inSightAnew();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Chegam mais' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
    await inSightAnew();
    await expect(status).toBeEmptyDOMElement();

    await userEvent.click(next);
    await waitFor(() => expect(status).toHaveTextContent(/^Mostrando \d+ a \d+ de 10$/), { timeout: 30_000 });

    // What was said of a move is no more true of a narrower window.
    canvasElement.style.maxInlineSize = '300px';
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    canvasElement.style.maxInlineSize = '';
    await inSightAnew();
    await expect(status).toBeEmptyDOMElement();
  },
};

/** Until the browser has told which slides are in sight, and what depends on it is drawn. */
const inSightAnew = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
  );

const slideNamed = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('link', { name });

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Próximos' });
    const status = canvas.getByRole('status');
    const slide = (name: string) => slideNamed(canvasElement, name);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await everyRow(keyboard, {
      Tab: async () => {
        for (const stop of [
          canvas.getByRole('button', { name: 'Anteriores' }),
          next,
          slide(names[0] ?? ''),
        ]) {
          await userEvent.tab();
          await expect(stop).toHaveFocus();
        }
      },
      'Enter, Space': async () => {
        next.focus();
        for (const key of ['{Enter}', ' ']) {
          const before = status.textContent;
          await userEvent.keyboard(key);
          await waitFor(() => expect(status.textContent).not.toBe(before), { timeout: 30_000 });
          await expect(next).toHaveFocus();
        }
      },
      ArrowRight: async () => {
        slide(names[0] ?? '').focus();
        await userEvent.keyboard('{ArrowRight}');
        await expect(slide(names[1] ?? '')).toHaveFocus();
      },
      ArrowLeft: async () => {
        await userEvent.keyboard('{ArrowLeft}');
        await expect(slide(names[0] ?? '')).toHaveFocus();
      },
      End: async () => {
        await userEvent.keyboard('{End}');
        await expect(slide('Oratória')).toHaveFocus();
      },
      Home: async () => {
        await userEvent.keyboard('{Home}');
        await expect(slide(names[0] ?? '')).toHaveFocus();
      },
    });
  },
};

/** Where words run from right to left, the strip begins at the right and its keys and arrows follow. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Próximos' });
    slideNamed(canvasElement, names[0] ?? '').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slideNamed(canvasElement, names[1] ?? '')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slideNamed(canvasElement, names[0] ?? '')).toHaveFocus();
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(next);
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list.scrollLeft).toBeLessThan(-100), { timeout: 30_000 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Mostrando ([2-9]|10) a/), {
      timeout: 30_000,
    });
  },
};

/** Slides that come where there were none are walked by keys as others are, also before it is known which are in sight. */
export const BeginsEmpty: Story = {
  render: function Coming(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(8)}>
          Chegam
        </button>
        <Carousel {...args} empty={<p>Nenhuma novidade por enquanto.</p>} onMore={() => {}}>
          {cards(count)}
        </Carousel>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Chegam' }).click();
    // They are drawn, and the browser has had no time yet to tell anything of them.
    await Promise.resolve();
    const first = slideNamed(canvasElement, names[0] ?? '');
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await expect(slideNamed(canvasElement, names[1] ?? '')).toHaveFocus();
    await inSightAnew();
    await expect(canvas.getByRole('list').scrollLeft).toBe(0);
  },
};
