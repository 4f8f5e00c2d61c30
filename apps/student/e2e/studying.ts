import { people, signIn } from './people.ts';
import { expect, type Locator, type Page } from './test.ts';

/**
 * Study time, without waiting for it: the page's clock is Playwright's, the video plays in real time, and every call
 * goes over the wire. Install it before the first page is opened.
 */
export const controlTime = (page: Page) => page.clock.install();

/** Lets the page live through this many seconds of study. */
export const study = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);

/** The player of the open content. */
export const playerOf = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Starts the open content and waits until it plays. */
export async function play(page: Page, title: string) {
  const player = playerOf(page, title);
  const button = player.getByRole('button', { name: 'Reproduzir' }).first();
  await expect(button).toBeVisible();
  // On a phone the controls of a film come with its first play: the film itself is pressed.
  const isPhone = (page.viewportSize()?.width ?? 0) < 500 && (await player.locator('video').count()) > 0;
  await (isPhone ? player : button).click();
  await runs(player);
}

/** The medium plays: one that is still on its way is not studied. */
export async function runs(player: Locator) {
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect(player.getByText('Carregando...')).toBeHidden();
}

/** The bar that tells how far the open content is. */
export const progressOf = (page: Page) => page.getByRole('progressbar', { name: 'Progresso do conteúdo' });

/** Waits for the answer of a save of this kind. */
export const savedAs = (page: Page, kind: 'progress' | 'checkpoints' | 'finish') =>
  page.waitForResponse((answer) => answer.url().endsWith(`/${kind}`) && answer.ok());

const ergonomia = '/api/decola/courses/18/contents/1801';

/** A video of one minute that nobody of the seed has begun: course 18, content 1801. */
export const video = {
  path: '/student/course/18/content/1801',
  title: 'Introdução',
  api: ergonomia,
} as const;

/** Plays the open video at twice its speed: a tick of 15 s is half of it. */
export async function playAtDouble(page: Page) {
  await playerOf(page, video.title).getByLabel('Velocidade').selectOption('2');
  await play(page, video.title);
}

/** Signs in at the video, with the clock in the test's hands, and plays it at twice its speed. */
export async function beginStudy(page: Page) {
  await controlTime(page);
  await signIn(page, people.ana, video.path);
  await playAtDouble(page);
}

/** What the server knows of the video, asked with the browser's own cookies. */
export async function serverProgress(page: Page): Promise<number> {
  const answer = await page.request.get(video.api);
  const { data } = await answer.json();
  return data.content.status.progress;
}

/** The second at which the server would resume the video; `null` when it knows of none. */
export async function serverCheckpoint(page: Page): Promise<number | null> {
  const { data } = await (await page.request.get(video.api)).json();
  return data.content.status.checkpoint;
}

/** What the server took in about the video, in order: each kind of write once per answer. */
export function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('response', (answer) => {
    const [, kind] = answer.url().split(`${video.api}/`);
    if (answer.request().method() === 'POST' && answer.ok() && kind) writes.push(kind);
  });
  return writes;
}
