import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linkPartOf, trialIn } from './palette-link.ts';
import { startedFrom, type Trial } from './palette-trial.ts';

const made = { name: 'Olá, Três!', colors: ['#7a1f5c', '#f2a900'], manners: 'round' } as const;
const trial: Trial = { ...made, tokens: startedFrom(made).get('tokens.json') ?? '' };

describe('a link to a trial', () => {
  test('is short where the colours make the tokens, and brings the same tokens back', async () => {
    const part = await linkPartOf(trial);
    expect(part).toMatch(/^palette=j[\w-]+$/);
    expect(part.length).toBeLessThan(150);
    expect(await trialIn(`#${part}`)).toEqual(trial);
  });

  test('carries tokens that somebody changed, compressed', async () => {
    const text = readFileSync(new URL('../../../themes/gtop/tokens.json', import.meta.url), 'utf8');
    const part = await linkPartOf({ ...trial, tokens: text });
    expect(part).toMatch(/^palette=z[\w-]+$/);
    expect(part.length).toBeLessThan(8000);
    const back = await trialIn(`#${part}`);
    expect(JSON.parse(back?.tokens ?? '')).toEqual(JSON.parse(text));
  });

  test('carries a text that is no JSON yet', async () => {
    const text = '{ "light": ';
    expect((await trialIn(await linkPartOf({ ...trial, tokens: text })))?.tokens).toBe(text);
  });

  test('brings a colour back however it is written, and leaves out what is none', async () => {
    const said = JSON.stringify({ name: 'Norte', colors: ['#7A1F5C', 'red', '#f2a900'], manners: 'soft' });
    expect((await trialIn(`#palette=j${btoa(said)}`))?.colors).toEqual(['#7A1F5C', '#f2a900']);
  });

  test.each(['', '#', '#palette=', '#palette=jxx', '#palette=zAAAA', '#other=1', '#palette=je30'])(
    'that is %j brings nothing',
    async (part) => {
      expect(await trialIn(part)).toBeUndefined();
    },
  );
});
