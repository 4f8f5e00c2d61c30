import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import type { PaperFonts } from './look.ts';

const read = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());

/** The fonts of papers, where Storybook's build has put them. */
export const paperFonts = async (): Promise<PaperFonts> => ({
  regular: await read(regular),
  bold: await read(bold),
});
