import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CoinsOfBrand, coinsIn } from '../../../../../.storybook/coins-of-brand.tsx';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { CertificateIcon } from '../../components/icon/icons.ts';
import { Inline } from '../../components/layout/layout.tsx';
import { heard } from '../../testing/heard.ts';
import { CoinBalance } from '../header/coin-balance.tsx';
import { coverOf } from '../story-covers.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import { Reward } from './reward.tsx';
import { rewardSizes } from './reward.variants.ts';

/** What is earned unless a story says otherwise; each brand names its own coin, or none. */
const earned = '+20 decoins';

const meta = {
  title: 'Product/Reward',
  component: Reward,
  args: {
    title: 'Conteúdo concluído',
    coins: earned,
    action: <ButtonLink href="#next">Próximo: Ajuste da cadeira</ButtonLink>,
    onDismiss: fn(),
  },
  render: (args) => (
    <CoinsOfBrand count={20}>
      {(own) => <Reward {...args} coins={args.coins === earned ? own : args.coins} />}
    </CoinsOfBrand>
  ),
} satisfies Meta<typeof Reward>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It says what is done, takes no focus, and goes when it is sent away. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Conteúdo concluído' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    await heard(/^Conteúdo concluído$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Dispensar' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

/** Whoever sends it away by the keyboard goes on where the page begins: what had the focus is gone. */
export const Dismissed: Story = {
  render: function Page(args) {
    const [isThere, setThere] = useState(true);
    return (
      <main>
        {isThere ? <Reward {...args} onDismiss={() => setThere(false)} /> : null}
        <h1>Escuta ativa na prática</h1>
        <Button>Próximo</Button>
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Dispensar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Próximo' })).toHaveFocus();
  },
};

const middleOf = (element: Element | null | undefined) => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return (top + bottom) / 2;
};

/** The coins come later than the rest: nothing below moves, and the header's balance is counted from what it was. */
export const CoinsCome: Story = {
  args: { coins: undefined, awaitsCoins: true },
  render: function Page(args) {
    const [hasCome, setCome] = useState(false);
    const come = hasCome ? { coins: earned, balanceBefore: 1230 } : {};
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <div style={{ background: 'var(--ui-color-header-bg)' }}>
          <CoinBalance balance={hasCome ? '1.250' : '1.230'} spoken="Saldo" href="#balance" />
        </div>
        <Reward {...args} {...come} />
        <Button onClick={() => setCome(true)}>Anotação</Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const below = canvas.getByRole('button', { name: 'Anotação' });
    const { top } = below.getBoundingClientRect();
    await userEvent.click(below);
    await expect(canvas.getByText('+20 decoins')).toBeVisible();
    await expect(below.getBoundingClientRect().top).toBe(top);
    // the words stand in the middle beside the sign, as where the coins were there from the start
    const words = canvas.getByRole('heading', { name: 'Conteúdo concluído' }).parentElement;
    const sign = canvas.getByRole('region', { name: 'Conteúdo concluído' }).querySelector('svg');
    await expect(Math.abs(middleOf(words) - middleOf(sign))).toBeLessThan(1);
    await expect(canvas.getByRole('link', { name: 'Saldo' })).toHaveTextContent('1.250');
  },
};
export const CoinsComeOnPhone: Story = {
  ...CoinsCome,
  globals: { viewport: { value: 'w360' } },
};

/** A content, and a whole course. */
export const States: Story = {
  render: (args) => (
    <CoinsOfBrand count={20}>
      {(coins) => (
        <div style={{ display: 'grid', gap: 16 }}>
          {rewardSizes.map((size) => (
            <Reward
              {...args}
              key={size}
              coins={coins}
              size={size}
              title={size === 'large' ? 'Treinamento concluído!' : args.title}
            />
          ))}
        </div>
      )}
    </CoinsOfBrand>
  ),
  play: async ({ canvasElement, globals }) => {
    const coins = coinsIn(globals.theme, 20);
    const told = within(canvasElement).queryAllByText(/coins?$/);
    await expect(told.map(({ textContent }) => textContent)).toEqual(
      coins ? rewardSizes.map(() => coins) : [],
    );
  },
};

/** The answer to a press whose button is gone: the next Tab starts below its heading. */
export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Conteúdo concluído' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

/** A course, with the certificate as what can be done. */
export const Course: Story = {
  args: {
    size: 'large',
    title: 'Treinamento concluído!',
    children: 'Ergonomia: cuide das suas costas',
    action: (
      <Inline>
        <Button size="large" icon={<CertificateIcon />}>
          Ver certificado
        </Button>
        <ButtonLink size="large" variant="outline" href="#next">
          Escolher o próximo treinamento
        </ButtonLink>
      </Inline>
    ),
    picture: (
      <CertificatePicture
        pictureUrl={coverOf('indigo')}
        label="Certificado"
        name="Ana Beatriz Souza"
        title="Ergonomia: cuide das suas costas"
      />
    ),
  },
};
export const CourseOnPhone: Story = { ...Course, globals: { viewport: { value: 'w360' } } };

/** A brand without coins: no sign of any, and no room kept for them. */
export const WithoutCoins: Story = {
  args: { coins: undefined },
  play: async ({ canvasElement }) => {
    const told = within(canvasElement).getByRole('region', { name: 'Conteúdo concluído' });
    await expect(told).toHaveTextContent(/^Conteúdo concluídoPróximo: Ajuste da cadeira$/);
    // the check and the cross, and no coin
    await expect(told.querySelectorAll('svg')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    ...Course.args,
    children:
      'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional para multiplicadores',
    coins: '+1.250 moedas de reconhecimento',
  },
};
