/**
 * How often each character stands in this product's own Portuguese (11,600 of them), and how wide Arial and Arial Bold draw it, in
 * thousandths of the text's size; digits share one line. What a font's width is measured over (decision 0404).
 */
const letters = `_ 1817 278 278|a 1083 556 556|e 1063 556 556|o 962 556 611|r 680 333 389|s 616 500 556|n 607 556 611|i 541 222 278
t 524 278 333|d 406 556 611|c 332 500 556|u 320 556 611|m 291 833 889|l 218 222 278|p 198 556 611|v 184 500 556|. 161 278 278
ã 116 556 556|g 108 556 611|f 97 278 333|h 90 556 611|á 76 556 556|q 69 556 611|E 62 667 667|ç 60 500 556|A 56 667 722
C 56 722 722|N 52 722 722|S 47 667 667|í 47 278 278|ê 46 556 556|T 44 611 611|ú 42 556 611|b 41 556 611|P 39 667 667
O 37 778 778|I 35 278 278|, 32 278 278|V 28 667 667|D 25 722 722|F 22 611 611|: 22 278 333|x 22 500 556|U 17 722 722
0 16 556 556|M 16 833 833|é 14 556 556|õ 13 556 611|L 12 556 611|j 12 222 278|? 12 556 611|ó 11 556 611|- 9 333 333
! 9 278 333|G 8 778 778|R 8 722 722|B 8 667 722|ô 5 556 611|z 5 500 500|Q 3 778 778|k 3 500 556|J 3 500 556|à 2 556 556`;

/** A character with its share of the text and Arial's widths of it. */
export const lettersOfText: readonly { letter: string; times: number; regular: number; bold: number }[] =
  letters.split(/[|\n]/).map((line) => {
    const [letter = '', times, regular, bold] = line.split(' ');
    return {
      letter: letter === '_' ? ' ' : letter,
      times: Number(times),
      regular: Number(regular) / 1000,
      bold: Number(bold) / 1000,
    };
  });
