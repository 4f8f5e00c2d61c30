import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { heard, silence } from '../testing/heard.ts';
import { announce } from './announce.ts';

const meta = {
  title: 'Foundations/Announcements',
  component: Button,
  args: { children: 'Copiar o link', onClick: () => announce('Link copiado.') },
} satisfies Meta<typeof Button>;

export default meta;

/** What is said a second time is news again: a region whose text stays the same is not read anew. */
export const TwiceTheSame: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await silence();
    button.click();
    await heard('Link copiado.');
    const region = document.querySelector('[data-part="announcements"]') ?? canvasElement;
    const texts = [region.textContent];
    const reader = new MutationObserver(() => texts.push(region.textContent));
    reader.observe(region, { childList: true, characterData: true, subtree: true });
    button.click();
    await waitFor(() => expect(texts.length).toBeGreaterThan(1));
    reader.disconnect();
    // Two texts of the same words.
    await expect(new Set(texts).size).toBe(2);
    await expect(texts.map((text) => text?.trim())).toEqual(['Link copiado.', 'Link copiado.']);
  },
};
