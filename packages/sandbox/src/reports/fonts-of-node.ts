import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PaperFonts } from './look.ts';

const noto = '@expo-google-fonts/noto-sans';

const read = (file: string) => readFile(fileURLToPath(import.meta.resolve(`${noto}/${file}`)));

/** The fonts of papers, from the package that holds them. */
export const paperFonts = async (): Promise<PaperFonts> => {
  const [regular, bold] = await Promise.all([
    read('400Regular/NotoSans_400Regular.ttf'),
    read('700Bold/NotoSans_700Bold.ttf'),
  ]);
  return { regular, bold };
};
