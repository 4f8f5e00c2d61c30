import { describe, expect, test } from 'vitest';
import { factsOf } from './brands.ts';
import { brandData, brandScript, type Delivery, listScript } from './delivery.ts';

const ends = '</script><script>alert(1)</script><!--';
const picture = { src: 'acme/a.svg', width: 1, height: 1 };
const { tenant, footer } = factsOf('gtop');
const delivery: Delivery = {
  format: 1,
  contract: 1,
  tenant: { ...tenant, title: ends, hosts: [ends] },
  footer,
  css: 'acme/a.css',
  fonts: [],
  pictures: { favicon: picture, hero: picture, logo: picture, 'logo-inverted': picture },
  social: 'acme/a.png',
};

describe('whatever a brand’s facts say, they end no script', () => {
  test('in the document itself', () => {
    const html = brandData(delivery);
    const [, inside = ''] = /^<script type="application\/json" id="brand">(.*)<\/script>$/.exec(html) ?? [];
    expect(inside).not.toContain('<');
    expect(JSON.parse(inside)).toEqual(delivery);
  });

  test.each([
    ['the list', listScript([delivery]), 'deliveredBrands', [{ name: tenant.name, hosts: [ends] }]],
    ['a brand', brandScript(delivery), 'deliveredBrand', delivery],
  ])('nor in the script of %s', (_what, script, name, expected) => {
    expect(script).not.toContain('<');
    const [, value = ''] = new RegExp(`^window\\.${name}=(.*);\\n$`).exec(script) ?? [];
    expect(JSON.parse(value)).toEqual(expected);
  });
});
