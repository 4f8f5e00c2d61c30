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
 * What a mark stands between in the data: two signs that Unicode keeps for a program's own use and that no text has to hold. What
 * people send is freed of them (`unmarked`), so that nothing they write is taken for a mark.
 */
const [opening, closing] = ['\uFDD0', '\uFDD1'];
const anySign = /[\uFDD0\uFDD1]/g;
const mark = /\uFDD0(?:(?:(a|à|da|na) )?Decola|(decoins))\uFDD1/g;

/** A text of the seed with its marks: it writes what is a brand's as `{Decola}`, `{à Decola}`, `{na Decola}`, `{decoins}`. */
export const marked = (text: string): string =>
  text.replace(/\{((?:(?:a|à|da|na) )?Decola|decoins)\}/g, `${opening}$1${closing}`);

/** A text that a person sent, without the signs of marks: each becomes the sign for what cannot be read. */
export const unmarked = (text: string): string => text.replace(anySign, '\uFFFD');

/** What the brand calls coins. */
export const coinsOf = ({ coin }: Pick<Brand, 'coin'>): string => coin?.many ?? 'pontos';

/** A text of the data in the brand's words. */
export const spokenBy = (text: string, brand: Brand): string => spoken(text, brand, (word) => word);

const spoken = (text: string, brand: Brand, asWritten: (word: string) => string): string => {
  if (!text.includes(opening)) return text;
  const { title, gender = 'feminine' } = brand;
  return text.replace(mark, (_marked, word?: string, coins?: string) => {
    if (coins) return asWritten(coinsOf(brand));
    const own = word === undefined ? undefined : small[gender][small.feminine.indexOf(word as 'a')];
    return asWritten(own === undefined ? title : `${own} ${title}`);
  });
};

/** A word as it stands within a text of JSON. */
const inJson = (word: string): string => JSON.stringify(word).slice(1, -1);

const aboutCoins = marked('{decoins}');

/** Whether words are about coins, which not every brand has. */
export const isAboutCoins = (text: string): boolean => text.includes(aboutCoins);

/** The fields of answers that name pictures. A text that a person wrote stands in other ones, and stays as it is. */
const ofPictures =
  /"(?:image(?:URL|Notification)?|imagesUrl|userImage|banner|bannerURL|thumbnailURL)":(?:"[^"]*"|\[[^\]]*\])/g;

/** Pictures that are drawn for a brand, as answers name them. */
const drawn =
  /"(\/[^"]*?\/?files\/)((?:courses|events|schools|tracks|pills|banners|people|products)\/\d+(?:-banner)?\.svg)"/g;

/** The JSON of an answer as the brand gives it: in its words, with the addresses of its pictures. */
export const inBrand = (answer: string, brand: Brand): string => {
  const text = spoken(answer, brand, inJson);
  return brand.name
    ? text.replace(ofPictures, (field) => field.replace(drawn, `"$1brands/${brand.name}/$2"`))
    : text;
};
