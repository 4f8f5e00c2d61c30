import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseTokens } from '@student/ui/theme/base.ts';
import { contractVersion } from '@student/ui/theme/contract.ts';
import { textOf } from '@student/ui/theme/token-value.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { cssOf } from './compiler/css.ts';
import { deliveredIn } from './delivered.ts';
import { publish } from './publish.ts';
import { startBrand } from './start-brand.ts';
import { brand, color } from './testing/values.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'base-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('a value of the base changes only together with the version of the contract', async () => {
  const lines = (['light', 'dark'] as const).flatMap((scheme) =>
    [...baseTokens(scheme)].map(([path, { value }]) => `${scheme}.${path}: ${textOf(value)}`),
  );
  // Where this fails after a value was changed: put `contractVersion` up by one and let the new file be written. The files of
  // earlier versions stay as they are: brands that were delivered with those are told when they are served.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`testing/base/version-${contractVersion}.txt`);
});

describe('what a brand says as the base has it', () => {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const value = baseTokens(scheme).get('color.fg.link')?.value;
    return value?.type === 'color' ? value.value.hex : '';
  });
  const said = (hex = '') => ({ 'color.fg.link': { $type: 'color', $value: color(hex) } });
  const tokens = brand({
    shared: { 'radius.control': { $type: 'dimension', $value: { value: 10, unit: 'px' } } },
    light: said(light),
    dark: said(dark),
  });
  const rulesOf = (says: 'all' | 'changes') => {
    const css = cssOf({ name: 'acme', tokens, images: {}, fontUrl: (file) => file, says });
    return [...css.matchAll(/\[data-theme=acme\][^{]*\{([^}]*)\}/g)].map(([, rule]) => rule);
  };

  test('is in its delivery, so that it stays when the base moves', () => {
    expect(textOf(baseTokens('light').get('radius.control')?.value)).toBe('10px');
    const [atFirst, chosen, system] = rulesOf('all');
    expect(atFirst).toContain('--ui-radius-control:10px');
    expect(atFirst).toContain(`--ui-color-fg-link:${light}`);
    for (const rule of [chosen, system]) {
      expect(rule).toContain(`--ui-color-fg-link:${dark}`);
      expect(rule).not.toContain('--ui-radius-control');
    }
    expect(atFirst).not.toContain('--ui-layer-menu');
  });

  test('is left out of the sheets that are built together with the base', () => {
    for (const rule of rulesOf('changes')) expect(rule).not.toContain('--ui-radius-control');
  });

  test('said for dark alone is in the dark rules', () => {
    const onlyDark = brand({ dark: said(dark) });
    const css = cssOf({ name: 'acme', tokens: onlyDark, images: {}, fontUrl: (file) => file, says: 'all' });
    expect(css.match(new RegExp(`--ui-color-fg-link:${dark}`, 'g'))).toHaveLength(2);
  });
});

test('a brand that was delivered over an earlier base is shown, and that is told', async () => {
  const [root, into] = [newFolder(), newFolder()];
  await startBrand({ name: 'acme', colors: ['#0b6e4f'], character: 'soft' }, { root, hasStory: false });
  publish(await bundleOf(join(root, 'acme')), into);
  const record = join(into, 'acme/brand.json');
  expect(JSON.parse(readFileSync(record, 'utf8')).contract).toBe(contractVersion);
  expect(deliveredIn([into]).warnings).toEqual([]);
  writeFileSync(record, readFileSync(record, 'utf8').replace(/"contract": \d+/, '"contract": 0'));
  expect(deliveredIn([into])).toMatchObject({
    delivered: [{ delivery: { tenant: { name: 'acme' } } }],
    warnings: [
      {
        where: join(into, 'acme'),
        says: `was delivered for version 0 of the contract, and the app has version ${contractVersion}: what it leaves open is as this version has it. npm run build:theme delivers it anew.`,
      },
    ],
  });
});
