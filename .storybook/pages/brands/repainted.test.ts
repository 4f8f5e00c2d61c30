import { coverOf, portraitOf } from '@student/ui/product/story-covers.ts';
import { expect, test } from 'vitest';
import { startedFrom } from './palette-trial.ts';
import { picturesOfTrial } from './picture-at.ts';
import { pictureMeantBy } from './repainted.ts';

const trialIn = (color: string) => {
  const made = { name: 'Norte', colors: [color, '#f2a900'], manners: 'soft' } as const;
  return picturesOfTrial({ ...made, tokens: startedFrom(made).get('tokens.json') ?? '' });
};

test.each([
  ['http://localhost:6006/a/files/courses/12.svg', 'courses/12.svg'],
  ['/files/brands/circulo/courses/12-banner.svg', 'courses/12-banner.svg'],
  ['./files/brands/gtop/people/101.svg', 'people/101.svg'],
  ['/storybook/themes/circulo/empty.svg', 'empty.svg'],
  ['/themes/gtop/logo-inverted.png', 'logo-inverted.svg'],
  [coverOf('indigo', 'arcs'), 'courses/1.svg'],
  [coverOf('teal', 'steps'), 'courses/23.svg'],
  [portraitOf('coral'), 'people/2.svg'],
])('%s means a picture of any brand', (address, meant) => {
  expect(pictureMeantBy(address)).toBe(meant);
});

test.each(['data:image/png;base64,AA', '/assets/photo-1a2b.jpg', '/files/videos/1.mp4'])(
  '%s means none, and stays',
  (address) => {
    expect(pictureMeantBy(address)).toBeUndefined();
  },
);

test.each([
  'courses/1.svg',
  'courses/12-banner.svg',
  'pills/3.svg',
  'people/101.svg',
  'products/2.svg',
  'empty.svg',
  'lost.svg',
  'resting.svg',
  'failed.svg',
  'corporate.svg',
  'about.svg',
  'welcome.svg',
  'hero.svg',
  'logo.svg',
])('%s is drawn in the colours of the trial', (address) => {
  const [one, other] = [trialIn('#7a1f5c')(address), trialIn('#0b6e4f')(address)];
  expect(one).toMatch(/^data:image\/svg\+xml,/);
  expect(other).not.toBe(one);
});
