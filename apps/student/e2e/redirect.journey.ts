import { enterCredentials, people, signIn } from './people.ts';
import { expect, test } from './test.ts';

const hostile = [
  'https://evil.example/student/dashboard',
  '//evil.example/student/',
  '/\\evil.example',
  '/student/../admin',
  '/student/%252e%252e/admin',
  '/student//evil.example',
  'javascript:alert(1)',
  'JaVa\nScRiPt:alert(1)',
  'https://ana:segredo@evil.example/student/dashboard',
  'https%3A%2F%2Fevil.example',
  '/\t/evil.example',
  '/student/\n/evil.example',
  '\\\\evil.example\\student',
  'data:text/html,<script>alert(1)</script>',
  '/student/home?redirect=/student/home',
];

for (const value of hostile) {
  test(`a redirect to ${JSON.stringify(value)} is not followed (AUTH-13, AUTH-14)`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/student/home?redirect=${encodeURIComponent(value)}`);
    await enterCredentials(page, people.ana);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    expect(page.url()).toBe(`${baseURL}/student/dashboard`);
  });
}

test('a redirect inside the app is followed with its query and its place on the page (AUTH-13, AUTH-14)', {
  tag: '@gate',
}, async ({ page }) => {
  const address = '/student/dashboard?page=2&schools=1,2#trilhas';
  await page.goto(address);
  await expect(page).toHaveURL(`/student/home?redirect=${encodeURIComponent(address)}`);
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'Operações', pressed: true })).toBeVisible();
});

test('who is signed in already is not asked to sign in: the redirect is followed at once', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`/student/home?redirect=${encodeURIComponent('/student/course/18')}`);
  await expect(page).toHaveURL('/student/course/18');
  await page.goto(`/student/home?redirect=${encodeURIComponent('//evil.example')}`);
  await expect(page).toHaveURL('/student/dashboard');
  await page.goto('/student/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL('/student/home');
});

for (const id of ['-1', '0', 'abc'])
  test(`nothing is asked for a course that cannot be: ${id}`, async ({ page }) => {
    await signIn(page);
    const asked: string[] = [];
    page.on('request', (call) => {
      if (call.url().includes('/api/decola/courses/')) asked.push(call.url());
    });
    await page.goto(`/student/course/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: /não/ })).toBeVisible();
    expect(asked).toEqual([]);
  });
