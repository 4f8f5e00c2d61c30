import { type Brand, coinsOf } from '../brand.ts';

/** How the papers of a brand look: its colours, and its drawings as SVG where somebody can read them. */
export type PaperLook = {
  title: string;
  owner: string;
  coins: string;
  colors: { brand: string; accent: string };
  /** The logo for a light ground, and for the brand's own. */
  logo?: string | undefined;
  logoInverted?: string | undefined;
  /** A tile. */
  motif?: string | undefined;
};

/** What only a server knows of a brand, which reads its files. */
export type PaperArt = Pick<PaperLook, 'colors' | 'logo' | 'logoInverted' | 'motif'>;

const usual: PaperArt = { colors: { brand: '#3b2fb5', accent: '#c2500a' } };

/** The look of a brand; without its files its name stands for its logo. */
export const lookOf = (brand: Brand, art: PaperArt | undefined = usual): PaperLook => ({
  title: brand.title,
  owner: brand.owner ?? brand.title,
  coins: coinsOf(brand),
  ...art,
});

/** The bytes of the two TrueType fonts that papers are set in. */
export type PaperFonts = { regular: Uint8Array; bold: Uint8Array };
