import { factsOf } from '@student/themes/brands.ts';
import { expect, test, vi } from 'vitest';
import { pictureOf, posterOf } from './brand-pictures.ts';

vi.mock('virtual:tenants', () => ({
  tenants: {},
  otherFiles: { acme: { hero: 'hero.jpg', social: 'hero.jpg' } },
}));

vi.stubGlobal('window', {});

test('a brand that is shown as it lies in its folder has the files that are there', () => {
  const acme = { ...factsOf('gtop').tenant, name: 'acme' };
  expect(pictureOf(acme, 'hero').src).toMatch(/themes\/acme\/hero\.jpg$/);
  expect(pictureOf(acme, 'logo').src).toMatch(/themes\/acme\/logo\.svg$/);
  expect(posterOf(acme)).toMatch(/themes\/acme\/hero\.jpg$/);
  expect(posterOf(factsOf('gtop').tenant)).toMatch(/themes\/gtop\/social\.svg$/);
});
