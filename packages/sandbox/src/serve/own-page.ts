import type { Sandbox } from '../open-sandbox.ts';
import { between, legible } from '../reports/colors.ts';
import type { PaperLook } from '../reports/look.ts';
import { policyOfOwnPages } from './policies.ts';

/** What a page of our own says to a person who cannot be shown what they asked for. */
export type Words = {
  title: string;
  text: string;
  link: readonly [label: string, href: string];
  /** After so many seconds it is asked for again. */
  again?: number;
};

const toStart = ['Ir para o início', '/student/'] as const;

/** What is said to people; programs are told in plain text. */
export const sentences = {
  unknown: {
    title: 'Este endereço não existe.',
    text: 'A página pode ter mudado de lugar, ou o link foi copiado incompleto.',
    link: toStart,
  },
  malformed: {
    title: 'Este endereço não é válido.',
    text: 'O link tem um caractere inválido. Copie-o de novo ou volte ao início.',
    link: toStart,
  },
  preparing: {
    title: 'Esta página está sendo preparada.',
    text: 'Ela abre sozinha em instantes.',
    link: ['Tentar de novo', ''],
    again: 5,
  },
} as const satisfies Record<string, Words>;

export const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );

const readsPages = (request: Request): boolean => /\btext\/html\b/.test(request.headers.get('accept') ?? '');

/** An answer in the brand's frame to who reads pages, and in plain words to anybody else. */
export const saidTo = (
  { world }: Pick<Sandbox, 'world'>,
  request: Request,
  status: number,
  words: Words,
  plain: string,
): Response => {
  if (!readsPages(request)) return new Response(plain, { status });
  const look = world.paperOf(world.brandOf(request));
  return new Response(pageOf({ ...words, link: linkFrom(request, words.link) }, look), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept',
      'content-security-policy': policyOfOwnPages,
    },
  });
};

/** A link within the platform takes along the brand that the address asked for. */
const linkFrom = (request: Request, [label, href]: Words['link']): Words['link'] => {
  const asked = new URL(request.url).searchParams.get('tenant');
  return [label, asked && href.startsWith('/') ? `${href}?tenant=${encodeURIComponent(asked)}` : href];
};

const pageOf = ({ title, text, link: [label, href], again }: Words, look: PaperLook): string => {
  const brand = legible(look.colors.brand);
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${again ? `<meta http-equiv="refresh" content="${again}">` : ''}<title>${escaped(title.replace(/\.$/, ''))} · ${escaped(look.title)}</title>
<style>
:root { color-scheme: light dark; --page: #fff; --ink: #1d1b2a; --soft: #55536a; --brand: ${brand}; --on: #fff; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; align-items: center; background: var(--page); color: var(--ink) }
main { box-sizing: border-box; width: 100%; max-width: 30rem; margin: 0 auto; padding: 3rem 1.5rem }
svg { display: block; height: 2.5rem; width: auto }
.title { font-size: 1.5rem; font-weight: 700; color: var(--brand) }
.inverted { display: none }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 2rem 0 .75rem; text-wrap: balance; overflow-wrap: break-word; hyphens: auto }
p { margin: 0 0 2rem; color: var(--soft) }
a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border-radius: .5rem; background: var(--brand); color: var(--on); font-weight: 600; text-decoration: none }
a:hover { text-decoration: underline } a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
@media (prefers-color-scheme: dark) {
  :root { --page: #16151d; --ink: #f3f2f8; --soft: #b9b7c9; --brand: ${between(brand, '#ffffff', 0.6)}; --on: #16151d }
  .plain { display: none } .inverted { display: block }
}
@media (forced-colors: active) { a { border: 1px solid } }
</style></head><body><main>
${logoOf(look)}
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<a href="${escaped(href)}">${escaped(label)}</a>
</main></body></html>`;
};

const logoOf = ({ logo, logoInverted, title }: PaperLook): string =>
  logo
    ? `<div class="plain">${logo}</div><div class="inverted">${logoInverted ?? logo}</div>`
    : `<div class="title">${escaped(title)}</div>`;
