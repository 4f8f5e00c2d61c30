import { factsOf } from '@student/themes/brands.ts';
import { expect, test, vi } from 'vitest';
import { drawingOf, pictureOf } from './brand-pictures.ts';

vi.mock('virtual:tenants', () => ({
  tenants: {},
  otherFiles: { acme: { hero: 'hero.jpg' } },
}));

vi.stubGlobal('window', {});

test('a brand that is shown as it lies in its folder has the files that are there', () => {
  const acme = { ...factsOf('gtop').tenant, name: 'acme' };
  expect(pictureOf(acme, 'hero').src).toMatch(/themes\/acme\/hero\.jpg$/);
  expect(pictureOf(acme, 'logo').src).toMatch(/themes\/acme\/logo\.svg$/);
  expect(drawingOf(acme, 'about')).toMatch(/themes\/acme\/about\.svg$/);
});
