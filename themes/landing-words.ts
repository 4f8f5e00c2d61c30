import type { SchoolKey } from '@student/ui/product/school-keys.ts';

/** What a brand says of itself below the hero of its landing page, where headings and names of schools are everybody's (LANDING-09). */
export interface LandingWords {
  /** Beside the video of 'Sobre nós', two or three sentences. */
  about: string;
  /** Under 'Nossas escolas', one sentence. */
  mission: string;
  /** Under the name of each school, half a line. */
  schools: Readonly<Record<SchoolKey, string>>;
}

/** `landing` in `facts.json`: any part of it may be left out. */
export type StatedLandingWords = Partial<Omit<LandingWords, 'schools'>> & {
  schools?: Partial<LandingWords['schools']>;
};

/** What holds where a brand says nothing. */
export const defaultLandingWords: LandingWords = {
  about:
    'Aqui você aprende no seu ritmo, em qualquer aparelho: vídeos, áudios e pacotes interativos feitos por quem conhece o trabalho de perto.',
  mission: 'Seis escolas, uma para cada momento da sua carreira.',
  schools: {
    corporate: 'Cultura, ética e quem somos.',
    operations: 'Segurança, qualidade e rotina.',
    administration: 'Finanças, processos e pessoas.',
    leadership: 'Equipes, metas e conversas difíceis.',
    market: 'Clientes, vendas e tendências.',
    tools: 'Planilhas, sistemas e produtividade.',
  },
};

/** The words of a brand, whole. Brands that were delivered before there were any have none. */
export const landingWordsOf = (stated: StatedLandingWords | undefined): LandingWords => ({
  ...defaultLandingWords,
  ...stated,
  schools: { ...defaultLandingWords.schools, ...stated?.schools },
});
