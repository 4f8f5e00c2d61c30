import { enterCredentials, people } from './people.ts';
import { expect, test } from './test.ts';

const hostile = [
  'https://evil.example/student/dashboard',
  '//evil.example/student/',
  '/\\evil.example',
  '/student/../admin',
  '/student/%252e%252e/admin',
  '/student//evil.example',
  'javascript:alert(1)',
  '/student/home?redirect=/student/home',
];

for (const value of hostile) {
  test(`a redirect to ${value} is not followed`, async ({ page, baseURL }) => {
    await page.goto(`/student/home?redirect=${encodeURIComponent(value)}`);
    await enterCredentials(page, people.ana);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    expect(page.url()).toBe(`${baseURL}/student/dashboard`);
  });
}

test('a redirect inside the app is followed with its query', async ({ page }) => {
  await page.goto('/student/dashboard?page=2&schools=1,2');
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/dashboard?page=2&schools=1,2');
  await expect(page.getByRole('button', { name: 'Operações', pressed: true })).toBeVisible();
});
