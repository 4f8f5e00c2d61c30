import { people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const brands = [
  {
    name: 'decola',
    title: 'Decola',
    slogan: 'Seu próximo passo começa aqui',
    hasCoins: true,
    allowsSignUp: true,
  },
  {
    name: 'circulo',
    title: 'Círculo',
    slogan: 'Aprender junto faz crescer',
    hasCoins: false,
    allowsSignUp: false,
  },
  {
    name: 'gtop',
    title: 'GTOP',
    slogan: 'Conhecimento que move a operação',
    hasCoins: true,
    allowsSignUp: false,
  },
] as const;

/** What the browser really computes for the main button: its ground, and the font that draws it. */
const looksOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Entrar' })
    .evaluate(async (button) => {
      await document.fonts.ready;
      const probe = document.createElement('i');
      probe.style.color = 'var(--ui-color-bg-brand)';
      document.querySelector('[data-theme]')?.append(probe);
      const style = getComputedStyle(button);
      const [family = ''] = style.fontFamily.split(',');
      return {
        theme: document.documentElement.dataset.theme,
        brand: getComputedStyle(probe).color,
        ground: style.backgroundColor,
        padding: style.paddingInlineStart,
        family: family.replaceAll('"', ''),
        isFontLoaded: [...document.fonts].some(
          (face) => family.includes(face.family.replaceAll('"', '')) && face.status === 'loaded',
        ),
        bodyMargin: getComputedStyle(document.body).margin,
      };
    });

for (const { name, title, slogan, hasCoins, allowsSignUp } of brands) {
  test(`${title} is itself: looks, words and features (AUTH-03, THEME-01, THEME-03, THEME-04, LANDING-15)`, async ({
    page,
  }) => {
    await page.goto(`/student/home?tenant=${name}`);
    await expect(page.getByRole('heading', { level: 1, name: slogan })).toBeVisible();
    const looks = await looksOf(page);
    expect(looks).toMatchObject({ theme: name, isFontLoaded: true, bodyMargin: '0px' });
    expect(looks.ground).not.toBe('rgba(0, 0, 0, 0)');
    expect(looks.padding).not.toBe('0px');

    await page.goto('/student/home');
    await expect(page.getByRole('heading', { level: 1, name: slogan })).toBeVisible();
    expect(await looksOf(page)).toEqual(looks);

    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
    await expect(panel.getByLabel('CPF ou e-mail')).toBeFocused();
    await expect(panel.getByRole('button', { name: 'Crie uma conta' })).toHaveCount(allowsSignUp ? 1 : 0);
    if (allowsSignUp) {
      await panel.getByRole('button', { name: 'Crie uma conta' }).click();
      const registration = page.getByRole('dialog', { name: 'Crie uma conta' });
      await expect(registration.getByRole('textbox', { name: /^Nome completo/ })).toBeVisible();
    }

    await signIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(page.getByRole('link', { name: /Seu saldo/ })).toHaveCount(hasCoins ? 1 : 0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Loja' })).toHaveCount(hasCoins ? 1 : 0);
    await expect(
      page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first(),
    ).toBeVisible();
    const coins = page
      .getByRole('list', { name: 'Todos os treinamentos' })
      .getByRole('img', { name: 'Vale decoins' });
    if (hasCoins) await expect(coins.first()).toBeVisible();
    else await expect(coins).toHaveCount(0);
    await page.getByRole('button', { name: `Menu de ${people.ana.name}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Extrato' })).toHaveCount(hasCoins ? 1 : 0);
  });
}

test('the three brands have three colours and three fonts', async ({ page }) => {
  const seen = [];
  for (const { name } of brands) {
    await page.goto(`/student/home?tenant=${name}`);
    seen.push(await looksOf(page));
  }
  expect(new Set(seen.map(({ brand }) => brand)).size).toBe(3);
  expect(new Set(seen.map(({ family }) => family)).size).toBe(3);
});

test('an unknown brand changes nothing', async ({ page }) => {
  await page.goto('/student/home?tenant=gtop');
  await page.goto('/student/home?tenant=nada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conhecimento que move a operação');
});

/** How each company can be reached, beside its columns of links. */
const contacts = {
  decola: [],
  circulo: [
    '(47) 3333-0000',
    'Segunda a sexta, das 8h às 18h',
    'Círculo no Instagram',
    'Círculo no Facebook',
    'Círculo no YouTube',
    'Círculo no WhatsApp',
  ],
  gtop: ['Central do colaborador: ramal 2000'],
};

test('each brand has a footer and ways to reach it of its own, whoever is there (SHELL-36, THEME-05, THEME-07)', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  const says = async () => {
    await expect(footer.getByRole('link', { name: /^Contato/ })).toBeVisible();
    return footer.innerText();
  };
  const seen: string[] = [];
  for (const { name } of brands) {
    await page.goto(`/student/terms?tenant=${name}`);
    seen.push(await says());
    for (const words of Object.values(contacts).flat())
      await expect(footer.getByText(words)).toHaveCount(contacts[name].some((own) => own === words) ? 1 : 0);
  }
  expect(new Set(seen).size).toBe(3);
  await signIn(page);
  for (const [at, { name }] of brands.entries()) {
    await page.goto(`/student/terms?tenant=${name}`);
    expect(await says()).toBe(seen[at]);
  }
});

test('every page asks its own host alone, and none is watched by analytics (CALLS-01, CONFIG-08)', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (call) => {
    if (!/^(data|blob):/.test(call.url()) && !call.url().startsWith(`${baseURL}/`))
      elsewhere.push(call.url());
  });
  await page.goto('/student/home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await signIn(page);
  await quiet(page);
  expect(elsewhere).toEqual([]);
  const watchers = await page.evaluate(() =>
    ['dataLayer', 'gtag', 'ga', 'fbq', '_paq'].filter((name) => name in window),
  );
  expect(watchers).toEqual([]);
});
