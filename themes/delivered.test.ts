import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brandOfHost } from './brand-of-host.ts';
import { factsOf } from './brands.ts';
import * as tokens from './compiler/tokens.ts';
import { deliveredIn } from './delivered.ts';
import { readFacts } from './facts.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
const { tenant, footer } = factsOf('gtop');

/** A folder of delivered brands in which each claims these hosts; `sources` are those of its hero, `installed` what a device keeps. */
function delivered(
  brands: Readonly<Record<string, readonly string[]>>,
  sources?: unknown,
  installed?: unknown,
  landing?: unknown,
): string {
  const root = mkdtempSync(join(tmpdir(), 'delivered-'));
  folders.push(root);
  for (const [name, hosts] of Object.entries(brands)) {
    mkdirSync(join(root, name));
    for (const file of ['a.css', 'a.svg', 'a.png', 'a.avif']) writeFileSync(join(root, name, file), '');
    const own = { src: `${name}/a.svg`, width: 1, height: 1 };
    const record = {
      format: 1,
      tenant: { ...tenant, name, hosts },
      footer,
      landing,
      css: `${name}/a.css`,
      fonts: [],
      pictures: { favicon: own, hero: { ...own, sources }, logo: own, 'logo-inverted': own },
      social: `${name}/a.png`,
      installed,
    };
    writeFileSync(join(root, name, 'brand.json'), JSON.stringify(record));
  }
  return root;
}
const namesIn = (root: string) => deliveredIn([root]).delivered.map(({ delivery }) => delivery.tenant.name);

test('a brand is delivered with what its landing page says, with nothing said too, and not with words that nothing reads', () => {
  const landing = { mission: 'Seis oficinas.' };
  const landings = (root: string) => deliveredIn([root]).delivered.map(({ delivery }) => delivery.landing);
  expect(landings(delivered({ acme: [] }, undefined, undefined, landing))).toEqual([landing]);
  expect(landings(delivered({ acme: [] }))).toEqual([undefined]);
  const { problems } = deliveredIn([delivered({ acme: [] }, undefined, undefined, { motto: 'Vamos.' })]);
  expect(problems).toMatchObject([{ says: 'brand.json, landing.motto is not a fact that anything reads.' }]);
});

describe('the files of a picture', () => {
  const withSource = (type: string, srcset: string) => delivered({ acme: [] }, [{ type, srcset }]);

  test.each([
    ['image/avif', 'acme/a.avif 480w'],
    ['image/webp', 'acme/a.avif 480w, acme/a.png 1440w'],
    ['image/webp', 'acme/a.avif 1x, acme/a.png 1.5x'],
  ])('%s with "%s" is taken', (type, srcset) => {
    expect(deliveredIn([withSource(type, srcset)]).problems).toEqual([]);
  });

  test.each([
    ['image/svg+xml', 'acme/a.avif 480w'],
    ['"><script>alert(1)</script>', 'acme/a.avif 480w'],
    ['image/avif', 'acme/a.avif 480w"><script>alert(1)</script>'],
    ['image/avif', 'https://evil.example/a.avif 480w'],
    ['image/avif', '../a.avif 480w'],
    ['image/avif', 'acme/.. 480w'],
    ['image/avif', 'acme/a.avif'],
    ['image/avif', 'acme/a.avif 480w,acme/a.png 960w'],
    ['image/avif', ''],
  ])('%s with "%s" is refused', (type, srcset) => {
    expect(deliveredIn([withSource(type, srcset)])).toMatchObject({
      delivered: [],
      problems: [{ says: expect.stringContaining('pictures.hero.sources.0.') }],
    });
  });

  test.each(['lumen/a.avif', 'acme/gone.avif'])('one that is not among its own (%s) is named', (file) => {
    expect(deliveredIn([withSource('image/avif', `${file} 480w`)]).problems).toMatchObject([
      { says: `names ${file}, which is not there.` },
    ]);
  });
});

describe('what a device keeps', () => {
  const bar = { light: '#101010', dark: '#202020' };
  const whole = { manifest: 'acme/a.svg', icon: 'acme/a.png', bar };

  test('is taken as it was delivered, and may be absent', () => {
    const { problems, delivered: found } = deliveredIn([delivered({ acme: [] }, undefined, whole)]);
    expect([problems, found[0]?.delivery.installed]).toEqual([[], whole]);
    expect(namesIn(delivered({ acme: [] }))).toEqual(['acme']);
  });

  test.each([
    [{ ...whole, manifest: 'acme/gone.json' }, 'names acme/gone.json, which is not there.'],
    [{ ...whole, icon: 'lumen/a.png' }, 'names lumen/a.png, which is not there.'],
  ])('names files of its own that are there: %j', (installed, says) => {
    expect(deliveredIn([delivered({ acme: [] }, undefined, installed)]).problems).toMatchObject([{ says }]);
  });

  test.each([
    [{ ...whole, bar: { ...bar, dark: 'red"><script>' } }, 'installed.bar.dark'],
    [{ ...whole, icon: 'https://evil.example/a.png' }, 'installed.icon'],
  ])('leaves nothing for its attribute to break: %j', (installed, where) => {
    expect(deliveredIn([delivered({ acme: [] }, undefined, installed)]).problems).toMatchObject([
      { says: expect.stringContaining(where) },
    ]);
  });
});

describe('hosts', () => {
  test.each(['.com.br', 'com.br', '.org.br', '.co.uk', '.dev.br', '.net.ar', '.com', 'acme'])(
    '%s is nobody’s',
    (host) => {
      const { problems } = readFacts({ tenant: { ...tenant, hosts: [host] }, footer, unconfirmed: [] });
      expect(problems).toMatchObject([{ where: 'facts.json, tenant.hosts.0' }]);
    },
  );

  test.each(['acme.com.br', '.acme.com.br', '.acme.com', 'acme.br', '.com.acme.br'])(
    '%s may be a brand’s',
    (host) => {
      const { problems } = readFacts({ tenant: { ...tenant, hosts: [host] }, footer, unconfirmed: [] });
      expect(problems).toEqual([]);
    },
  );

  test('the host itself counts before those below, and the longer of these before the shorter, whatever the order', () => {
    const brands = [
      { name: 'group', hosts: ['.grupo.com.br'] },
      { name: 'school', hosts: ['.escola.grupo.com.br'] },
      { name: 'one', hosts: ['a.escola.grupo.com.br'] },
    ];
    for (const order of [brands, [...brands].reverse()]) {
      const at = (host: string) => brandOfHost(order, host)?.name;
      expect(at('a.escola.grupo.com.br')).toBe('one');
      expect(at('b.escola.grupo.com.br')).toBe('school');
      expect(at('escola.grupo.com.br')).toBe('group');
      expect(at('grupo.com.br')).toBeUndefined();
      expect(at('outrogrupo.com.br')).toBeUndefined();
    }
  });

  test('a claim below that of one of the app’s own is refused, and so is the very claim of another', () => {
    const root = delivered({
      acme: ['acme.com.br'],
      bela: ['acme.com.br'],
      cena: ['treinar.gtop.com.br'],
    });
    expect(deliveredIn([root])).toMatchObject({
      delivered: [{ delivery: { tenant: { name: 'acme' } } }],
      problems: [
        { says: 'claims the host acme.com.br, which is that of acme.' },
        { says: 'claims the host treinar.gtop.com.br, and .gtop.com.br is that of gtop.' },
      ],
    });
  });

  test('a claim below that of another delivered brand is told, and both are listed', () => {
    const root = delivered({ escola: ['escola.grupo.com.br'], grupo: ['.grupo.com.br'] });
    expect(namesIn(root)).toEqual(['escola', 'grupo']);
    expect(deliveredIn([root]).warnings).toEqual([
      {
        where: join(root, 'grupo'),
        says: 'claims .grupo.com.br, and escola claims escola.grupo.com.br: the longer of the two counts where both hold.',
      },
    ]);
  });
});

test('looking for brands again compiles no tokens and reads no brand that is as it was', () => {
  const root = delivered({ acme: [] });
  const compiled = vi.spyOn(tokens, 'readTokens');
  const parsed = vi.spyOn(JSON, 'parse');
  const first = deliveredIn([root]);
  const readOnce = parsed.mock.calls.length;
  expect(deliveredIn([root]).delivered[0]?.delivery).toBe(first.delivered[0]?.delivery);
  expect(parsed.mock.calls.length - readOnce).toBeLessThan(readOnce);
  expect(compiled).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  rmSync(join(root, 'acme/a.css'));
  expect(deliveredIn([root]).problems).toMatchObject([{ says: 'names acme/a.css, which is not there.' }]);
});
