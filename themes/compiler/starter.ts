import { type CharacterName, characters } from './characters.ts';
import { oklch, partsOf } from './color.ts';
import { generateTokens, writeTokens } from './generate.ts';

export interface Wish {
  /** Folder name: lower case letters, digits and dashes. */
  name: string;
  /** One to three colours, `#rrggbb`: brand, accent, sky of the header. */
  colors: readonly string[];
  character: CharacterName;
}

/**
 * A working brand from a name and one to three colours: every file of its folder by path, all pairs of colours passing. What is
 * not given is chosen: an accent across the colour wheel, a sky from the brand's own hue.
 *
 * @throws {Error} when the name or a colour cannot be read.
 */
export function startTheme({ name, colors, character }: Wish): Map<string, string> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `"${name}" cannot name a folder: use lower case letters, digits and dashes, a letter first.`,
    );
  }
  for (const color of colors) {
    if (!/^#[0-9a-f]{6}$/i.test(color))
      throw new Error(`"${color}" is not a colour: write #rrggbb, six digits.`);
  }
  const brand = colors[0] ?? '#3b5bdb';
  const { lightness, chroma, hue } = partsOf(brand);
  const accent = colors[1] ?? oklch(0.74, Math.max(0.13, chroma), hue + 150);
  const deep = deepOf(colors[2] ?? oklch(Math.min(lightness, 0.24), Math.min(chroma, 0.08), hue));
  const manner = characters[character];
  const tokens = generateTokens({
    name,
    describes: `${name}: made from ${colors.length === 0 ? 'nothing but a name' : colors.join(', ')}; ${character} manners.`,
    palette: { brand, accent, deep, header: character === 'round' ? 'surface' : 'deep' },
    character: { ...manner, grey: { chroma: Math.min(manner.grey.chroma, chroma), hue } },
  });
  const title = name.replace(
    /(^|-)(\w)/g,
    (_match, dash: string, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  );
  return new Map([
    ['tokens.json', writeTokens(tokens)],
    ['tenant.ts', tenantText(name, title, deep)],
    ['footer.ts', footerText(name, title)],
    [`${name}.stories.tsx`, storyText(name)],
    ['README.md', readmeText(name, title)],
    ['assets/logo.svg', logo(title, brand, '#1a1a1a')],
    ['assets/logo-inverted.svg', logo(title, accent, '#ffffff')],
    [
      'assets/favicon.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${deep}"/>${sign('#fff', accent)}</svg>\n`,
    ],
    [
      'assets/social.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${deep}"/><g transform="translate(390 105) scale(13)">${sign('#fff', accent)}</g></svg>\n`,
    ],
    [
      'assets/hero.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720"><g transform="translate(160 40) scale(20)">${sign('#fff', accent)}</g></svg>\n`,
    ],
    [
      'assets/motif.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32" fill="none" stroke="#000" stroke-width="2"><path d="M-2 34L34-2M-2 2l4-4M30 34l4-4M8 8h4v4H8z"/></svg>\n`,
    ],
    [
      'assets/coin.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#8a6400"/><circle cx="12" cy="12" r="9.5" fill="#e0ac2b"/><path d="M8 16L16 8M8 8h3v3H8z" stroke="#3d2c00" stroke-width="2" fill="none"/></svg>\n`,
    ],
  ]);
}

/** A sky has to be dark enough for white words and its own lighter steps. */
function deepOf(hex: string): string {
  const { lightness, chroma, hue } = partsOf(hex);
  return lightness <= 0.33 ? hex : oklch(0.33, Math.min(chroma, 0.12), hue);
}

function sign(one: string, other: string): string {
  return `<path d="M6 26L22 6h5L11 26z" fill="${one}"/><path d="M6 8h8v6H6z" fill="${other}"/>`;
}

function logo(title: string, color: string, text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${52 + title.length * 15}" height="40" viewBox="0 0 ${52 + title.length * 15} 40" role="img" aria-label="${title}"><title>${title}</title><g transform="translate(2 4)">${sign(color, color)}</g><text x="42" y="29" textLength="${title.length * 15}" lengthAdjust="spacingAndGlyphs" font-family="system-ui, sans-serif" font-weight="700" font-size="25" fill="${text}">${title}</text></svg>\n`;
}

function tenantText(name: string, title: string, deep: string): string {
  return `import type { Tenant } from '../tenant.ts';

/** Answer every question here; nothing else in the product knows this brand's name. */
export const tenant: Tenant = {
  name: '${name}',
  title: '${title}',
  owner: '${title}',
  slogan: 'Aprender muda o seu dia',
  promise: 'Cursos e trilhas escolhidos para você, no seu ritmo.',
  template: 'first',
  hasShop: true,
  allowsSignUp: false,
  allowsEmailRecovery: true,
  passwordRules: 'full',
  supportEmail: 'suporte@${name}.com.br',
  hosts: ['${name}.com.br', '.${name}.com.br'],
  coin: { one: 'decoin', many: 'decoins', gender: 'masculine' },
  browserColor: { light: '${deep}', dark: '${deep}' },
};
`;
}

function footerText(name: string, title: string): string {
  return `import type { Footer } from '../tenant.ts';

/** External links at the foot of every page. */
export const footer: Footer = {
  groups: [
    {
      title: '${title}',
      links: [
        { label: 'Sobre nós', href: 'https://www.${name}.com.br/sobre' },
        { label: 'Contato', href: 'https://www.${name}.com.br/contato' },
        { label: 'Canal de denúncias', href: 'https://www.${name}.com.br/canal-de-denuncias' },
      ],
    },
  ],
  social: [],
  contact: [],
  poweredBy: { label: 'Desenvolvido por Decola', href: 'https://www.decola.com.br' },
};
`;
}

/** The brand's page in Storybook. Titles have to stand in the file, so each brand has its own. */
function storyText(name: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandPage, BrandTokens, opensPairs } from '../../.storybook/pages/brands/brand-page.tsx';
import { tenant } from './tenant.ts';

const meta = {
  title: 'Brands/${name}',
  component: BrandPage,
  args: { tenant, scheme: 'light' },
  globals: { theme: '${name}' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, { globals }) => (
    <BrandPage {...args} scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />
  ),
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** Every colour, pair and token; a group is drawn when it is opened. */
export const Tokens: Story = {
  render: ({ tenant: facts }) => <BrandTokens tenant={facts} />,
  play: opensPairs,
};
`;
}

function readmeText(name: string, title: string): string {
  return `# ${title}

Everything that makes this brand is in this folder.

- \`tokens.json\`: colours, type, corners, depth, density, in the W3C Design Tokens format (Figma plugins read and write it)
- \`tenant.ts\`: facts such as template, shop, sign-up, password rules, support address
- \`footer.ts\`: the links at the foot of every page
- \`assets/\`: logo (its ink begins at the file's left edge), inverted logo, favicon, social picture, hero picture (4:3, for the lower
  right corner), motif (what leaves the tile at one side comes in at the other), coin

1. Change \`tokens.json\`; see it in Storybook under \`Brands/Try a palette\` before anything is saved.
2. \`npm run check:theme ${name}\` says in plain words what is missing or hard to read.
3. \`npm run build:theme ${name}\` writes the files that a running app loads.
`;
}
