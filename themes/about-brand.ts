import type { Delivery } from './delivery.ts';

/** Where the document keeps room for what is said about its brand (apps/student/index.html). */
export const brandRoom = '<!-- brand -->';

/** Addresses as those who run no script ask for them: whole. */
export type Whereabouts = {
  /** Of the page itself, the one under which it is known. */
  page: string;
  /** Of the folder below which the brand's files lie. */
  files: string;
};

/**
 * The document with what those who run no script, such as the ones that draw a card for a shared link, have to know of a brand: name,
 * description, the page's own address, and picture.
 */
export const withAbout = (
  html: string,
  { tenant, social }: Delivery,
  { page, files }: Whereabouts,
): string => {
  const { title, promise, slogan } = tenant;
  const properties = {
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:site_name': title,
    'og:title': `${slogan} · ${title}`,
    'og:description': promise,
    'og:url': page,
    'og:image': files + social,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${title}: ${slogan}`,
  };
  const lines = [
    `<meta name="description" content="${escaped(promise)}" />`,
    `<link rel="canonical" href="${escaped(page)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
    ),
  ];
  return html
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(brandRoom, (room) => lines.join('\n    ') + room);
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
