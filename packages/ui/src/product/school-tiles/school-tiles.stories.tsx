import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { coverOf } from '../story-covers.ts';
import { SchoolTiles } from './school-tiles.tsx';

const meta = {
  title: 'Product/School tiles',
  component: SchoolTiles,
  decorators: [
    (Story) => (
      <section aria-labelledby="mission">
        <h2 id="mission">Nossas escolas</h2>
        <Story />
      </section>
    ),
  ],
  args: {
    schools: [
      {
        key: 'corporate',
        name: 'Corporativa',
        text: 'Cultura, ética e quem somos.',
        pictureUrl: coverOf('indigo', 'rings'),
      },
      {
        key: 'operations',
        name: 'Operações',
        text: 'Segurança, qualidade e rotina.',
        pictureUrl: coverOf('amber', 'steps'),
      },
      {
        key: 'administration',
        name: 'Administração',
        text: 'Finanças, processos e pessoas.',
        pictureUrl: coverOf('teal'),
      },
      {
        key: 'leadership',
        name: 'Gestão e liderança',
        text: 'Equipes, metas e conversas difíceis.',
        pictureUrl: coverOf('plum', 'rings'),
      },
      {
        key: 'market',
        name: 'Mercado',
        text: 'Clientes, vendas e tendências.',
        pictureUrl: coverOf('coral', 'steps'),
      },
      {
        key: 'tools',
        name: 'Ferramentas',
        text: 'Planilhas, sistemas e produtividade.',
        pictureUrl: coverOf('green'),
      },
    ],
  },
} satisfies Meta<typeof SchoolTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selectors that hold under a pointer or a press, without what says so. */
function pressableSelectors(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule && /:(hover|active)/.test(rule.selectorText)
      ? [rule.selectorText.replaceAll(/:(hover|active)/g, ':is(*)')]
      : []),
    ...('cssRules' in rule ? pressableSelectors(rule.cssRules as CSSRuleList) : []),
  ]);
}

/** A school leads nowhere from here: nothing of its tile is lifted, takes another pointer, answers to one, or is reached by keys. */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('listitem');
    await expect(tiles).toHaveLength(6);
    const parts = tiles.flatMap((tile) => [tile, ...tile.querySelectorAll('*')]);
    for (const part of parts) {
      const { boxShadow, cursor } = getComputedStyle(part);
      await expect([boxShadow, cursor]).toEqual(['none', 'auto']);
      await expect(part.matches('a, button, [tabindex], [role="link"], [role="button"]')).toBe(false);
    }
    const answering = [...document.styleSheets].flatMap((sheet) => pressableSelectors(sheet.cssRules));
    await expect(answering.length).toBeGreaterThan(0);
    await expect(answering.filter((one) => parts.some((part) => part.matches(one)))).toEqual([]);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'w360' } } };

/** Where pictures do not come, such as from a brand that was delivered before they were drawn. */
export const WithoutPictures: Story = {
  args: { schools: meta.args.schools.map(({ key, name, text }) => ({ key, name, text })) },
};

export const LongText: Story = {
  args: {
    schools: meta.args.schools.map((school) => ({
      ...school,
      name: 'Desenvolvimento institucional e responsabilidade socioambiental',
      text: 'Procedimentos internacionais, conversas difíceis e uma frase que precisa de mais de uma linha.',
    })),
  },
};
