/** Who the seed's words speak for, and whose pictures answers name. */
export type Brand = {
  /** Its name in addresses; the first brand's pictures lie at the usual place. */
  name: string;
  title: string;
  gender?: 'feminine' | 'masculine' | undefined;
  /** `null` where there are no coins. */
  coin: { many: string } | null;
};

/** The brand that the seed was written for: its answers are those of a sandbox that knows of no brands. */
export const firstBrand: Brand = { name: '', title: 'Decola', coin: { many: 'decoins' } };

/** How a request says for which brand it asks, where neither host nor cookie do: Storybook shows several on one page. */
export const brandHeader = 'x-brand';

const small = { feminine: ['a', 'à', 'da', 'na'], masculine: ['o', 'ao', 'do', 'no'] } as const;

/**
 * The seed's words with the brand's own in them. The seed marks what is a brand's: `{Decola}`, `{à Decola}`, `{na Decola}`,
 * `{decoins}`; nothing that a person wrote is touched.
 */
export const spokenBy = (text: string, { title, gender = 'feminine', coin }: Brand): string =>
  text
    .replace(/\{(?:(a|à|da|na) )?Decola\}/g, (_marked, word?: string) => {
      const own = word === undefined ? undefined : small[gender][small.feminine.indexOf(word as 'a')];
      return own === undefined ? title : `${own} ${title}`;
    })
    .replaceAll('{decoins}', coin?.many ?? 'pontos');

/** Whether words are about coins, which not every brand has. */
export const isAboutCoins = (text: string): boolean => text.includes('{decoins}');

/** Pictures that are drawn for a brand, as answers name them. */
const drawn =
  /"(\/[^"]*?\/?files\/)((?:courses|events|schools|tracks|pills|banners|people|products)\/\d+(?:-banner)?\.svg)"/g;

/** The text of an answer as the brand gives it: in its words, with the addresses of its pictures. */
export const inBrand = (answer: string, brand: Brand): string => {
  const text = spokenBy(answer, brand);
  return brand.name ? text.replace(drawn, `"$1brands/${brand.name}/$2"`) : text;
};
