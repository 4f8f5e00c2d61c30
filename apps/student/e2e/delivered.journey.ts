import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { signIn } from './people.ts';
import { expect, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const project = resolve(import.meta.dirname, '../../..');

/** Runs one of the commands for brands, as npm does. @throws {Error} with what it says, when it fails. */
function run(script: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`themes/scripts/${script}.ts`, ...words], {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script}: ${stdout}${stderr}`);
  return stdout;
}

/** Makes a brand from two colours, a font and a photograph, and delivers it. */
async function deliver(brand: string, into: string) {
  const folder = mkdtempSync(join(tmpdir(), 'new-brand-'));
  const photo = join(folder, 'foto.jpg');
  const picture = { create: { width: 1200, height: 900, channels: 3 as const, background: '#c08040' } };
  await sharp(picture).jpeg().toFile(photo);
  const font = 'node_modules/@fontsource-variable/sora/files/sora-latin-wght-normal.woff2';
  run(
    'new-theme',
    brand,
    '#0b6e4f',
    '#ffb400',
    '--font',
    font,
    '--photo',
    photo,
    '--host',
    `${brand}.localhost`,
    '--email',
    `ajuda@${brand}.com.br`,
    '--into',
    folder,
  );
  const facts = join(folder, brand, 'facts.json');
  writeFileSync(facts, JSON.stringify({ ...JSON.parse(readFileSync(facts, 'utf8')), unconfirmed: [] }));
  run('build-theme', join(folder, brand), '--into', into);
  rmSync(folder, { recursive: true });
}

test('a brand made from two colours, a font and a photograph is worn by an app that runs (THEME-01)', async ({
  page,
  sandbox,
}) => {
  test.slow();
  await page.goto('/student/home?tenant=ventura');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu próximo passo começa aqui');

  await deliver('ventura', sandbox.brands);
  // Beside it one that cannot be read.
  mkdirSync(join(sandbox.brands, 'quebrada'));
  writeFileSync(join(sandbox.brands, 'quebrada/brand.json'), '{');

  const shifts: string[] = [];
  page.on('pageerror', ({ message }) => shifts.push(message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const waitedFor = () => asked.splice(0).filter((path) => /\/brands\/.*\.js$/.test(path));
  await page.goto('/student/home?tenant=ventura');
  await expect(page.getByRole('heading', { level: 1, name: 'Aprender muda o seu dia' })).toBeVisible();
  await expect(page).toHaveTitle('Ventura');
  expect(waitedFor()).toEqual([]);
  const looks = await page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    await document.fonts.ready;
    const hero = document.querySelector<HTMLImageElement>('main picture img');
    await hero?.decode();
    return {
      theme: document.documentElement.dataset.theme,
      family: getComputedStyle(heading).fontFamily.split(',')[0],
      isLoaded: [...document.fonts].some((face) => face.family.includes('Sora') && face.status === 'loaded'),
      hero: hero?.currentSrc.replace(/^.*\/student/, ''),
      heroWidth: hero?.naturalWidth,
    };
  });
  expect(looks).toMatchObject({ theme: 'ventura', family: 'Sora', isLoaded: true });
  expect(looks.hero).toMatch(/^\/brands\/ventura\/hero-\d+\.[0-9a-f]{10}\.avif$/);
  expect(looks.heroWidth).toBeGreaterThan(400);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Ventura' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Canal de denúncias');

  // Its first screen stands in the document as that of any other (decision 0607).
  const code = await holdCalls(page, /\/student\/assets\/.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Aprender muda o seu dia' })).toBeVisible();
  const drawn = await page.getByRole('heading', { level: 1 }).elementHandle();
  code.release();
  await expect(page.getByRole('heading', { level: 2, name: 'Dúvidas frequentes' })).toBeAttached();
  expect(await page.getByRole('heading', { level: 1 }).evaluate((one, other) => one === other, drawn)).toBe(
    true,
  );

  // The server cannot know what this device remembers: the list says that there is such a brand, and only that one is asked for.
  await page.goto('/student/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Aprender muda o seu dia' })).toBeVisible();
  expect(waitedFor()).toEqual(['/student/brands/list.js', '/student/brands/ventura/brand.js']);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Ventura' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await signIn(page);
  await expect(page.getByRole('link', { name: /Seu saldo/ })).toBeVisible();

  // Its host is its own, whatever was asked for before; the app's own brands are not touched.
  const { port } = new URL(sandbox.url);
  await page.goto(`http://ventura.localhost:${port}/student/home?tenant=gtop`);
  await expect(page.getByRole('heading', { level: 1, name: 'Aprender muda o seu dia' })).toBeVisible();
  await page.goto('/student/home?tenant=gtop');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Conhecimento que move a operação' }),
  ).toBeVisible();
  expect(shifts).toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit a delivered brand opens without a network, whether the address names it or not', async ({
    page,
    context,
    sandbox,
  }) => {
    test.slow();
    await deliver('brisa', sandbox.brands);
    await page.goto('/student/home?tenant=brisa');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
          const kept = await (await caches.open('student-brand')).keys();
          return (
            active?.state === 'activated' && kept.some(({ url }) => /\/brands\/brisa\/.*\.css$/.test(url))
          );
        }),
      )
      .toBe(true);
    await context.setOffline(true);
    for (const address of ['/student/home?tenant=brisa', '/student/home']) {
      await page.goto(address);
      await expect(page.getByRole('banner').getByRole('img', { name: 'Brisa' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'brisa');
      const font = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]);
      expect(font).toBe('Sora');
    }
  });
});
