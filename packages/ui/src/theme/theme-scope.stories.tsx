import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { expect, within } from 'storybook/test';
import { Card } from '../components/card/card.tsx';
import { Inline, Stack } from '../components/layout/layout.tsx';
import { Text } from '../components/text/text.tsx';
import { usePortalContainer } from './portal-container.ts';
import { ThemeScope } from './theme-scope.tsx';

const meta = {
  title: 'Foundations/Theme scope',
  component: ThemeScope,
  args: { theme: 'circulo', scheme: 'light', children: null },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

function Overlay({ name }: { name: string }) {
  const container = usePortalContainer();
  return createPortal(
    <Card>
      <Text>Camada de {name}</Text>
    </Card>,
    container ?? document.body,
  );
}

function Sample({ name }: { name: string }) {
  return (
    <div style={{ padding: 16 }}>
      <Card>
        <Text>Conteúdo em {name}</Text>
      </Card>
      <Overlay name={name} />
    </div>
  );
}

/** A brand inside another, and a dark part in a light page; what opens over the page belongs to the part that opened it. */
export const Nested: Story = {
  tags: ['pictured'],
  render: () => (
    <Inline align="start">
      <ThemeScope theme="decola" scheme="light">
        <Stack>
          <Sample name="decola" />
          <ThemeScope theme="circulo" scheme="light">
            <Sample name="circulo" />
          </ThemeScope>
        </Stack>
      </ThemeScope>
      <ThemeScope theme="gtop" scheme="dark">
        <Sample name="gtop" />
      </ThemeScope>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['decola', 'circulo', 'gtop']) {
      const overlay = within(canvasElement).getByText(`Camada de ${name}`);
      await expect(overlay.closest('[data-theme]')).toHaveAttribute('data-theme', name);
    }
  },
};

const drawnIn = (canvasElement: HTMLElement, text: string) => {
  const scope = within(canvasElement).getByText(`Conteúdo em ${text}`).closest('[data-theme]');
  return (name: string) => (scope ? getComputedStyle(scope).getPropertyValue(name) : '');
};

/**
 * A brand that says nothing has the base tokens, in either scheme, also inside another brand: what an outer brand says stays with
 * it. So a token that is new to a brand, or a brand whose file does not come, still has a value.
 */
export const BaseTokens: Story = {
  render: () => (
    <ThemeScope theme="circulo" scheme="light">
      <Inline align="start">
        <ThemeScope theme="none" scheme="light">
          <Sample name="base clara" />
        </ThemeScope>
        <ThemeScope theme="none" scheme="dark">
          <Sample name="base escura" />
        </ThemeScope>
      </Inline>
    </ThemeScope>
  ),
  play: async ({ canvasElement }) => {
    const [light, dark] = ['base clara', 'base escura'].map((name) => drawnIn(canvasElement, name));
    await expect(light?.('--ui-color-bg-brand')).toBe('#3b5bdb');
    await expect(light?.('--ui-color-header-bg')).toBe('#fff');
    await expect(light?.('--ui-size-touch')).toBe('44px');
    await expect(dark?.('--ui-color-bg-brand')).toBe('#4466e7');
    await expect(dark?.('--ui-color-header-bg')).toBe('#161920');
    await expect(dark?.('--ui-image-coin')).toBe('none');
    // A phone that is turned does not make text larger by itself.
    await expect(getComputedStyle(document.documentElement).getPropertyValue('text-size-adjust')).toBe(
      '100%',
    );
  },
};
