import lettersUrl from '@fontsource-variable/sora/files/sora-latin-ext-wght-normal.woff2?url';
import fontUrl from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { linkPartOf, trialIn } from './palette-link.ts';
import { PalettePage } from './palette-page.tsx';
import { startedFrom } from './palette-trial.ts';

/** These pages read whole documents; a busy machine takes its time. */
const slow = { timeout: 30_000 };

const meta = {
  title: 'Brands/Try a palette',
  component: PalettePage,
  args: { brand: 'decola' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PalettePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is tried looks the same, whatever brand the page round it wears. */
const inOneBrand = { globals: { theme: 'decola' }, args: { hasStories: false } } as const;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Stories in this palette' });
    // The colours are those of the tokens, which no colours make by themselves.
    await expect(within(canvasElement).getByText(/^The same as a folder:/)).toHaveTextContent(
      /new:theme -- sua-marca '#[0-9a-f]{6}' '#[0-9a-f]{6}' '#[0-9a-f]{6}' --title 'Sua marca' and then this tokens\.json/,
    );
    await waitFor(() => expect(within(canvasElement).getByText(/^All \d+ pairs pass/)).toBeVisible(), slow);
  },
};

/** Three colours make a whole brand, readable from the start. */
export const FromColours: Story = {
  ...inOneBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Make a round brand' }));
    await expect(canvas.getByText(/^The same as a folder:/)).toHaveTextContent(/--title 'Sua marca'$/);
    const scope = canvasElement.querySelector<HTMLElement>('[data-theme="palette"]');
    await waitFor(
      () => expect(scope && getComputedStyle(scope).getPropertyValue('--ui-radius-button')).toBe('999px'),
      slow,
    );
    await expect(canvas.getByText(/^All \d+ pairs pass/)).toBeVisible();
  },
};

/** What is wrong is said in words. */
export const Failing: Story = {
  tags: ['pictured', 'night'],
  ...inOneBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    const broken = JSON.parse(field.value);
    broken.light.color.fg.subtle.$value = { colorSpace: 'srgb', components: [0.8, 0.8, 0.8], hex: '#cccccc' };
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(JSON.stringify(broken));
    await waitFor(
      () => expect(canvas.getByText(/^light: fg\.subtle fails on 5 of 5 grounds; lowest/)).toBeVisible(),
      slow,
    );
  },
};

/** Colours in any notation of CSS, pasted in place of everything, make a brand; one that is typed repaints everything once it is one. */
export const Notations: Story = {
  ...inOneBrand,
  // Looks as the page does with the same colours typed.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('oklch(0.45 0.15 330)\nrgb(242 169 0)');
    const typed = canvas.getByRole('textbox', { name: 'Brand: any notation of CSS' });
    await waitFor(() => expect(typed).toHaveValue('#802d7c'), slow);
    const says = canvas.getByText(/^The same as a folder:/);
    await userEvent.clear(typed);
    await userEvent.type(typed, 'rgb(11 110 7');
    await expect(says).toHaveTextContent("'#802d7c' '#f2a900'");
    await expect(typed).toBeValid();
    await userEvent.type(typed, '9)');
    await expect(typed).toHaveValue('rgb(11 110 79)');
    await expect(says).toHaveTextContent("'#0b6e4f' '#f2a900'");
    await userEvent.clear(typed);
    await userEvent.type(typed, 'verde claro');
    await userEvent.tab();
    await expect(typed).toHaveValue('#0b6e4f');
    await waitFor(() => expect(canvas.getByText(/^All \d+ pairs pass/)).toBeVisible(), slow);
  },
};

/** A colour typed by hand repaints covers and drawings at once; while it is not finished, what was there stays. */
export const TypedByHand: Story = {
  ...inOneBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    const pictures = () =>
      [...canvasElement.querySelectorAll<HTMLImageElement>('[data-theme="palette"] img')].map(
        ({ src }) => src,
      );
    await userEvent.click(canvas.getByText('Every family of drawings in this palette'));
    await canvas.findByRole('region', { name: 'Messages' });
    const begun = pictures();
    await expect(begun.length).toBeGreaterThan(40);
    await userEvent.clear(field);
    await userEvent.type(field, 'hsl(160 80% 2');
    await expect(
      canvas.getByText(/^This is no JSON yet; below stands what could be read last\.$/),
    ).toBeVisible();
    await expect(pictures()).toEqual(begun);
    await userEvent.type(field, '4%) #f2a900');
    await expect(field).toHaveValue('hsl(160 80% 24%) #f2a900');
    await waitFor(() => expect(pictures().filter((one) => begun.includes(one))).toEqual([]), slow);
    await userEvent.tab();
    await waitFor(() => expect(field.value).toMatch(/"\$schema"/), slow);
  },
};

/** Little is said, something of it too small: what is wrong, what is good to know, and every range with what is tried in it. */
export const LittleSaid: Story = {
  ...inOneBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    const color = (hex: string) => ({ $type: 'color', $value: hex });
    const little = {
      primitive: { color: { spare: color('#ffffff') } },
      shared: { size: { $type: 'dimension', touch: { $value: { value: 40, unit: 'px' } } } },
      light: { color: { bg: { brand: color('#7a1f5c') } } },
    };
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(JSON.stringify(little));
    const wrong = within(canvas.getByRole('region', { name: 'What is wrong' }));
    // The cleared field has one thing wrong too, and a slow machine shows that first.
    await expect(
      await wrong.findByText(/^shared\.size\.touch: is 40px; 44px is the least/, undefined, slow),
    ).toBeVisible();
    await expect(wrong.getByText(/^1 tokens and 0 of \d+ pairs to mend$/)).toBeVisible();
    const known = within(canvas.getByRole('region', { name: 'Good to know' }));
    await expect(known.getByText('primitive.color.spare: is never used.')).toBeVisible();
    await userEvent.click(canvas.getByText('Ranges'));
    const row = await canvas.findByRole('row', { name: /^size\.touch 40px 44px 64px no/ });
    await expect(row).toHaveTextContent('smaller targets are missed by fingers');
  },
};

/** A brand's own purple, pasted: every sample wears it at once, and what it makes unreadable is listed with what would pass, which mends it. */
export const Pasted: Story = {
  ...inOneBrand,
  // Looks as the page does with the same colours typed.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    const scope = canvasElement.querySelector<HTMLElement>('[data-theme="palette"]');
    const sample = within(scope ?? canvasElement);
    const solid = await sample.findByRole('button', { name: 'Continuar' });
    const progress = sample.getAllByRole('progressbar')[0];
    const before = getComputedStyle(solid).backgroundColor;
    const pasted = JSON.parse(field.value);
    const purple = { colorSpace: 'srgb', components: [0.8, 0.6, 1], hex: '#cc99ff' };
    for (const name of ['brand', 'brandHover', 'brandActive']) pasted.light.color.bg[name].$value = purple;
    pasted.light.color.progress.fill.$value = purple;
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(JSON.stringify(pasted));
    await waitFor(() => expect(getComputedStyle(solid).backgroundColor).toBe('rgb(204, 153, 255)'), slow);
    await expect(before).not.toBe('rgb(204, 153, 255)');
    await expect(progress && getComputedStyle(progress).getPropertyValue('--ui-color-progress-fill')).toBe(
      '#c9f',
    );
    const wrong = within(canvas.getByRole('region', { name: 'What is wrong' }));
    await waitFor(
      () => expect(wrong.getByText(/^\d+ tokens and \d+ of \d+ pairs to mend$/)).toBeVisible(),
      slow,
    );
    const line = wrong.getByText(/^light: fg\.onBrand fails on/);
    await expect(line).toHaveTextContent(/needs 4\.5\. Nearest that passes: becomes #[0-9a-f]{6}$/);
    await userEvent.click(wrong.getByRole('button', { name: /^Use #[0-9a-f]{6} for fg\.onBrand, light$/ }));
    await waitFor(() => expect(getComputedStyle(solid).color).not.toBe('rgb(255, 255, 255)'), slow);
    await expect(wrong.queryByText(/^light: fg\.onBrand fails/)).toBeNull();
    // whoever goes on by keyboard goes on here
    await expect(canvas.getByRole('region', { name: 'What is wrong' })).toHaveFocus();
    // the two that are left, at once
    await expect(wrong.getAllByText(/ fails on \d+ of \d+ grounds/)).toHaveLength(2);
    await userEvent.click(wrong.getByRole('button', { name: 'Mend all 2 tokens' }));
    await waitFor(() => expect(getComputedStyle(solid).backgroundColor).toBe('rgb(169, 119, 218)'), slow);
    await expect(wrong.queryByText(/^light: (bg\.brand|progress\.fill) fails/)).toBeNull();
    // what lies on the ground that was mended
    await userEvent.click(wrong.getByRole('button', { name: /^Use #[0-9a-f]{6} for fg\.onBrand, light$/ }));
    await waitFor(() => expect(canvas.getByText(/^All \d+ pairs pass/)).toBeVisible(), slow);
  },
};

/** A name alone changes what is drawn; logo, hero, pattern and coin speak the same language. */
export const Drawings: Story = {
  ...inOneBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heroNow = () => canvasElement.querySelector<HTMLImageElement>('picture img')?.src;
    const before = heroNow();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ventura');
    await userEvent.click(canvas.getByRole('button', { name: 'Make a soft brand' }));
    await waitFor(() => expect(heroNow()).not.toBe(before), slow);
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Ventura' })).toBeVisible(), slow);
    await expect(canvas.getByText(/^npm run new:theme -- ventura/)).toBeVisible();
  },
};

/** A font and a photograph from this disk are worn at once; the photograph is cut to the brand's shape, at the part that is chosen. A file that no brand can be made with is told. */
export const FontAndPhotograph: Story = {
  tags: ['pictured', 'night'],
  ...inOneBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const font = await (await fetch(fontUrl)).blob();
    const fontField = canvas.getByLabelText('Font of text (woff2)');
    await userEvent.upload(fontField, new File(['wOFF'], 'antiga.woff2', { type: 'font/woff2' }));
    await waitFor(() => expect(canvas.getByText(/^antiga\.woff2 is not a woff2 file/)).toBeVisible(), slow);
    const few = await (await fetch(lettersUrl)).blob();
    await userEvent.upload(fontField, new File([few], 'poucas.woff2', { type: 'font/woff2' }));
    await waitFor(
      () => expect(canvas.getByText(/^poucas\.woff2 lacks letters of Portuguese: .*ç/)).toBeVisible(),
      slow,
    );
    const noPhotograph = new File(['?'], 'foto.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Photograph'), noPhotograph);
    await waitFor(() => expect(canvas.getByText(/^foto\.png is not a picture/)).toBeVisible(), slow);
    await expect(canvas.queryByLabelText('Kept of it, left to right')).toBeNull();
    await userEvent.upload(fontField, new File([font], 'sora.woff2', { type: 'font/woff2' }));
    await userEvent.upload(canvas.getByLabelText('Photograph'), await photograph());
    const scope = canvasElement.querySelector<HTMLElement>('[data-theme="palette"]');
    await waitFor(async () => {
      await expect(scope && getComputedStyle(scope).getPropertyValue('--ui-font-family-body')).toMatch(
        /^"Palette text"/,
      );
      await expect(
        [...document.fonts].some(({ family, status }) => /Palette text/.test(family) && status === 'loaded'),
      ).toBe(true);
    }, slow);
    const hero = () => canvasElement.querySelector<HTMLImageElement>('picture img');
    await waitFor(() => expect(hero()?.src).toMatch(/^blob:/), slow);
    await hero()?.decode();
    await expect([hero()?.naturalWidth, hero()?.naturalHeight]).toEqual([960, 720]);
    await expect(canvas.getByText(/^The same as a folder:/)).toHaveTextContent(
      /this tokens\.json in place of the one that it writes, with the names of fonts from that one$/,
    );
    await expect(canvas.getByText(/^fonts: are not named in this tokens\.json/)).toBeVisible();
    const before = hero()?.src;
    fireEvent.change(canvas.getByLabelText('Kept of it, left to right'), { target: { value: '100' } });
    await waitFor(() => expect(hero()?.src).not.toBe(before), slow);
    await expect(canvas.getByText(/--photo <file> --focus 100,50$/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await hero()?.decode();
  },
};

/** A trial leaves as the file that stands in the field, and as a link. */
export const TakenAlong: Story = {
  ...inOneBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    await canvas.findByRole('link', { name: 'This trial' });
    const [made, saved, copied] = [
      spyOn(URL, 'createObjectURL'),
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}),
      spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
    ];
    await userEvent.click(canvas.getByRole('button', { name: 'Download tokens.json' }));
    const file = made.mock.lastCall?.[0];
    await expect(file instanceof Blob && (await file.text())).toBe(field.value);
    await expect(saved).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await waitFor(
      () => expect(canvas.getByText('The link is copied.')).toHaveAttribute('role', 'status'),
      slow,
    );
    const { hash, pathname } = new URL(copied.mock.lastCall?.[0] ?? '');
    await expect(pathname).toMatch(/iframe\.html$/);
    await expect((await trialIn(hash))?.name).toBe('Sua marca');
    for (const spy of [made, saved, copied]) spy.mockRestore();
  },
};

const shared = {
  name: 'Norte',
  colors: ['#2f3e46', '#f25f4c'],
  manners: 'sharp',
  tokens:
    startedFrom({ name: 'Norte', colors: ['#2f3e46', '#f25f4c'], manners: 'sharp' }).get('tokens.json') ?? '',
} as const;

/** A link brings the whole trial along: short where colours make it, compressed where somebody changed the tokens. */
export const FromLink: Story = {
  ...inOneBrand,
  args: { ...inOneBrand.args, link: '' },
  loaders: [async () => ({ link: await linkPartOf(shared) })],
  render: (args, { loaded }) => <PalettePage {...args} link={String(loaded.link)} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Norte'), slow);
    await expect(String(loaded.link).length).toBeLessThan(160);
    const link = await canvas.findByRole('link', { name: 'This trial' });
    await expect(await trialIn(new URL(link.getAttribute('href') ?? '', location.href).hash)).toEqual(shared);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.paste('{ "light": {} }');
    await waitFor(async () => {
      const { hash } = new URL(link.getAttribute('href') ?? '', location.href);
      await expect(await trialIn(hash)).toMatchObject({ name: 'Norte', tokens: '{\n  "light": {}\n}\n' });
    }, slow);
  },
};

/** A picture with something to see in it, made by the browser itself. */
async function photograph(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  const sky = context.createLinearGradient(0, 0, 0, 800);
  sky.addColorStop(0, '#f6c48a');
  sky.addColorStop(1, '#7a4b6b');
  context.fillStyle = sky;
  context.fillRect(0, 0, 1200, 800);
  context.fillStyle = '#fff3d6';
  context.beginPath();
  context.arc(800, 260, 130, 0, 2 * Math.PI);
  context.fill();
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/png'));
  return new File([blob ?? ''], 'foto.png', { type: 'image/png' });
}
