/** The brand's page in Storybook. Titles have to stand in the file, so each brand has its own. */
export function storyText(name: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandPage } from '../../.storybook/pages/brands/brand-page.tsx';
import { BrandTokens, opensPairs } from '../../.storybook/pages/brands/brand-tokens.tsx';

const meta = {
  title: 'Brands/${name}',
  component: BrandPage,
  args: { brand: '${name}', scheme: 'light' },
  globals: { theme: '${name}' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, { globals }) => (
    <BrandPage {...args} scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />
  ),
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['pictured'] };

/** Every colour, pair and token; a group is drawn when it is opened. */
export const Tokens: Story = {
  tags: ['pictured', 'night'],
  render: ({ brand }) => <BrandTokens brand={brand} />,
  play: opensPairs,
};
`;
}

/** What a brand team reads first in its folder. */
export function readmeText(name: string, title: string): string {
  return `# ${title}

Everything that makes this brand is in this folder.

- \`facts.json\`: names, words, hosts, template, shop, password rules, support address, the links at the foot of every page.
  \`unconfirmed\` lists what was filled in and nobody has confirmed yet
- \`tokens.json\`: colours, type, corners, depth, density, in the W3C Design Tokens format (Figma plugins read and write it)
- \`fonts/\`: woff2 files of the brand's own; \`tokens.json\` names their families
- \`assets/\`: logo (its ink begins at the file's left edge), inverted logo, favicon, hero (4:3, for the lower right corner), motif (what
  leaves the tile at one side comes in at the other), coin, and \`social\`, which is made from all of these where it is absent. Logos,
  favicon, hero and social may be PNG, JPEG, WebP or AVIF too; a photograph in \`hero\` is cut to the shape of \`hero-mask.svg\`

1. Change \`tokens.json\`; see it in Storybook under \`Brands/Try a palette\` before anything is saved.
2. \`npm run check:theme -- ${name}\` says in plain words what is missing, hard to read or not confirmed.
3. \`npm run build:theme -- ${name}\` delivers it: a running app shows it at the next page load.

The whole road is in \`docs/a-brand.md\`.
`;
}
