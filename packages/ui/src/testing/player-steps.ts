import { expect, userEvent, waitFor, within } from 'storybook/test';

/** The steps of the keyboard table that both players share; the focus is on the slider of the place at first. */
export async function playerSteps(canvasElement: HTMLElement, duration: number) {
  const canvas = within(canvasElement);
  const slider: HTMLInputElement = await canvas.findByRole('slider', { name: 'Posição' });
  await waitFor(() => expect(slider).toBeEnabled());
  slider.focus();
  const volume: HTMLInputElement = canvas.getByRole('slider', { name: 'Volume', hidden: true });
  const isAt = (seconds: number) => waitFor(() => expect(slider.valueAsNumber).toBeCloseTo(seconds, 1));
  const isAsLoudAs = (level: number) => waitFor(() => expect(volume.valueAsNumber).toBeCloseTo(level));
  const hasSpeed = (speed: string) =>
    waitFor(() => expect(canvas.getByRole('combobox', { name: 'Velocidade' })).toHaveValue(speed));
  const press = (key: string) => userEvent.keyboard(key);
  const offers = (name: string) => canvas.findByRole('button', { name });

  return {
    Space: async () => {
      await press(' ');
      await offers('Pausar');
    },
    K: async () => {
      await press('k');
      await offers('Reproduzir');
    },
    ArrowRight: async () => {
      await press('{ArrowRight}');
      await isAt(5);
    },
    ArrowLeft: async () => {
      await press('{ArrowLeft}');
      await isAt(0);
    },
    L: async () => {
      await press('l');
      await isAt(10);
    },
    J: async () => {
      await press('j');
      await isAt(0);
    },
    '0–9': async () => {
      for (const tenths of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        await press(String(tenths));
        await isAt((duration * tenths) / 10);
      }
    },
    Home: async () => {
      await press('{Home}');
      await isAt(0);
    },
    End: async () => {
      await press('{End}');
      await isAt(duration);
    },
    ArrowUp: async () => {
      await press('{ArrowDown}{ArrowDown}{ArrowUp}');
      await isAsLoudAs(0.9);
    },
    ArrowDown: async () => {
      await press('{ArrowDown}');
      await isAsLoudAs(0.8);
    },
    M: async () => {
      await press('m');
      await isAsLoudAs(0);
      await press('m');
      await isAsLoudAs(0.8);
    },
    '>': async () => {
      await press('>');
      await hasSpeed('1.25');
    },
    '<': async () => {
      await press('<');
      await hasSpeed('1');
    },
    Tab: async () => {
      slider.focus();
      await userEvent.tab();
      await expect(document.activeElement?.tagName).toBe('BUTTON');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Avançar 10 segundos' })).toHaveFocus();
    },
    Enter: async () => {
      await press('{Home}{Enter}');
      await isAt(10);
    },
  };
}
