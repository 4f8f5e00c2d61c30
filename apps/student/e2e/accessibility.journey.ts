import { signIn } from './people.ts';
import { expect, test } from './test.ts';

test('a new page takes the focus to its heading and says its name', async ({ page }) => {
  await signIn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Meu dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu dashboard' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Meu dashboard · Decola' })).toHaveCount(1);
});
