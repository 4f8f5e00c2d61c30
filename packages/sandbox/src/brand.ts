/** Who the seed's words speak for, and whose pictures answers name. */
export type Brand = {
  /** Its name in addresses; the first brand's pictures lie at the usual place. */
  name: string;
  title: string;
  gender?: 'feminine' | 'masculine' | undefined;
  /** `null` where there are no coins. */
  coin: { many: string } | null;
  /** Who is behind it, whose company people work for; its title where that is not said. */
  owner?: string;
  /** The address for help, whose domain its people's addresses have. */
  supportEmail?: string;
  /** Whether people may register, and recover a password by e-mail; they may unless this says otherwise. */
  allowsSignUp?: boolean;
  allowsEmailRecovery?: boolean;
  /** What it asks of passwords; all of it unless this says otherwise. */
  passwordRules?: 'full' | 'relaxed';
};

/** The brand that the seed was written for: its answers are those of a sandbox that knows of no brands. */
export const firstBrand: Brand = {
  name: '',
  title: 'Decola',
  owner: 'Decola Educação Corporativa',
  supportEmail: 'suporte@decola.com.br',
  coin: { many: 'decoins' },
};

/** How a request says for which brand it asks, where neither host nor cookie do: Storybook shows several on one page. */
export const brandHeader = 'x-brand';

const small = { feminine: ['a', 'à', 'da', 'na'], masculine: ['o', 'ao', 'do', 'no'] } as const;

/**
 * What a mark stands between in the data: two signs that Unicode keeps for a program's own use and that no text has to hold. What
 * people send is freed of them (`unmarked`), so that nothing they write is taken for a mark.
 */
const [opening, closing] = ['\uFDD0', '\uFDD1'];
const anySign = /[\uFDD0\uFDD1]/g;
const mark = /\uFDD0(?:(?:(a|à|da|na) )?Decola|([^\uFDD1]+))\uFDD1/g;

/** What a text of the seed names by what a brand says of itself. */
const facts = {
  decoins: (brand: Brand): string => coinsOf(brand),
  owner: ({ owner, title }: Brand): string => owner ?? title,
  domain: ({ supportEmail }: Brand): string => supportEmail?.split('@')[1] ?? 'decola.com.br',
  cadastro: (): string => 'cadastro',
  'CPF ou e-mail': ({ allowsEmailRecovery }: Brand): string =>
    allowsEmailRecovery === false ? 'CPF' : 'CPF ou e-mail',
} as const;

const namesFact = (word: string): word is keyof typeof facts => Object.hasOwn(facts, word);

/**
 * A text of the seed with its marks: it writes what is a brand's as `{Decola}`, `{à Decola}`, `{na Decola}`, and what follows from
 * its facts by their names: `{decoins}`, `{owner}`.
 */
export const marked = (text: string): string =>
  text.replace(/\{([^{}]+)\}/g, (whole, word: string) =>
    /^(?:(?:a|à|da|na) )?Decola$/.test(word) || namesFact(word) ? `${opening}${word}${closing}` : whole,
  );

/** A text that a person sent, without the signs of marks: each becomes the sign for what cannot be read. */
export const unmarked = (text: string): string => text.replace(anySign, '\uFFFD');

/** What the brand calls coins. */
export const coinsOf = ({ coin }: Pick<Brand, 'coin'>): string => coin?.many ?? 'pontos';

/** A text of the data in the brand's words. */
export const spokenBy = (text: string, brand: Brand): string => spoken(text, brand, (word) => word);

const spoken = (text: string, brand: Brand, asWritten: (word: string) => string): string => {
  if (!text.includes(opening)) return text;
  const { title, gender = 'feminine' } = brand;
  return text.replace(mark, (whole: string, word?: string, fact?: string) => {
    if (fact) return namesFact(fact) ? asWritten(facts[fact](brand)) : whole;
    const own = word === undefined ? undefined : small[gender][small.feminine.indexOf(word as 'a')];
    return asWritten(own === undefined ? title : `${own} ${title}`);
  });
};

/** A word as it stands within a text of JSON. */
const inJson = (word: string): string => JSON.stringify(word).slice(1, -1);

const [aboutCoins, aboutSignUp] = [marked('{decoins}'), marked('{cadastro}')];

/** Whether a brand has what words are about: not every one has coins, or lets people register. */
export const isFitting = (text: string, { coin, allowsSignUp }: Brand): boolean =>
  (coin !== null || !text.includes(aboutCoins)) && (allowsSignUp !== false || !text.includes(aboutSignUp));

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
