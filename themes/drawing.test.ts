import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledBrands, themesFolder } from './brands.ts';
import { startTheme } from './compiler/starter.ts';
import { drawingProblems } from './drawing.ts';

const svg = (body: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${more}>${body}</svg>`;
const said = (drawing: string) => drawingProblems('a.svg', drawing).map(({ says }) => says);

test.each(bundledBrands)('all drawings of %s are fine', (name) => {
  const assets = join(themesFolder, name, 'assets');
  const drawings = readdirSync(assets).filter((file) => file.endsWith('.svg'));
  expect(drawings.flatMap((file) => said(readFileSync(join(assets, file), 'utf8')))).toEqual([]);
});

test('a new brand’s drawings are fine whatever its title holds', () => {
  const started = startTheme({ name: 'acme', title: '"A" & <B>', colors: [], character: 'soft' });
  const drawings = [...started].filter(([path]) => path.endsWith('.svg'));
  expect(drawings.flatMap(([, drawing]) => said(drawing))).toEqual([]);
});

test.each([
  [
    'a declaration and a comment first',
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${svg('<path d="M0 0"/>')}\n`,
  ],
  [
    'parts of itself, by either name',
    svg(
      '<g id="a"/><use href="#a"/><use xlink:href="#a" fill="url(#b)"/>',
      ' xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
  ],
  [
    'classes and a style sheet',
    svg('<style>.a{fill:#fff;filter:url("#b")}</style><path class="a" style="opacity:.5" d=\'M0 0\'/>'),
  ],
  ['words with entities', svg('<title>A &amp; B &#233;</title>', ' role="img" aria-label="a@b &lt; c"')],
])('%s: fine', (_what, drawing) => {
  expect(said(drawing)).toEqual([]);
});

describe('what could run or load something is refused', () => {
  test.each([
    ['<script>1</script>', '<script>'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>', '<s:script>'],
    ['<path onload = "alert(1)"/>', 'onload="alert(1)"'],
    ["<path onload='alert(1)'/>", 'onload="alert(1)"'],
    ["<use href='javascript:alert(1)'/>", 'href="javascript:alert(1)"'],
    ['<use href="&#106;avascript:alert(1)"/>', 'href="javascript:alert(1)"'],
    ['<use xlink:href="https://evil.example/a.svg#b"/>', 'xlink:href="https://evil.example/a.svg#b"'],
    ['<a href="#b"/>', '<a>'],
    ['<image href="#b"/>', '<image>'],
    ['<foreignObject/>', '<foreignObject>'],
    ['<set attributeName="href"/>', '<set>'],
    ['<style>@import url(https://evil.example)</style>', '<style> with @'],
    ['<style>a{fill:ur<!-- -->l(https://evil.example)}</style>', '<style> with url('],
    ['<style>a{fill:\\75rl(https://evil.example)}</style>', '<style> with \\'],
    ['<path style="fill:url(https://evil.example)"/>', 'style="fill:url(https://evil.example)"'],
    ['<path fill="u&#114;l(//evil.example)"/>', 'fill="url(//evil.example)"'],
    ['<path mask="image-set(\'//evil.example\' 1x)"/>', 'mask="image-set('],
    ['<g xmlns="http://www.w3.org/1999/xhtml"/>', 'xmlns="http://www.w3.org/1999/xhtml"'],
  ])('%s', (body, named) => {
    expect(said(svg(body))).toEqual([expect.stringContaining(`holds ${named}`)]);
  });

  test.each([
    svg('<path "/onload="alert(1)"/>'),
    svg('<path d="M0 0"/onload="alert(1)"/>'),
    svg('<g>'),
    svg('</g><g>'),
    svg('<path d=M0/>'),
    svg('<path d="" d=""/>'),
    svg('<![CDATA[a]]>'),
    svg('&nada;'),
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
    `<?xml-stylesheet href="https://evil.example"?>${svg('')}`,
    `${svg('')}${svg('')}`,
    '<html/>',
    'text',
    '',
  ])('%s cannot be read', (drawing) => {
    expect(said(drawing)).toEqual([expect.stringMatching(/^cannot be read from .* save it as plain SVG/)]);
  });
});

test('a drawing that cannot scale is told', () => {
  expect(said('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual(['has no viewBox, so it cannot scale.']);
});
