import { firstBrand } from '../../src/brand.ts';
import { certificatePdf } from '../../src/reports/certificate-pdf.ts';
import { lookOf } from '../../src/reports/look.ts';
import { paperOf } from '../../src/reports/paper.ts';
import { tablePdf } from '../../src/reports/table-pdf.ts';

const [ink, brand, accent] = ['#171240', '#3b2eb5', '#ff7a1a'];

const lessons: readonly (readonly [title: string, lines: readonly string[]])[] = [
  [
    'Manual de bolso',
    [
      'Este material acompanha as aulas e resume o que você precisa ter à mão.',
      'Leia com calma, marque o que fizer sentido e volte sempre que precisar.',
      '',
      '1. Observe antes de agir: o que mudou desde ontem?',
      '2. Combine com a equipe quem faz o quê e até quando.',
      '3. Registre no mesmo dia, enquanto a memória está fresca.',
      '4. Peça ajuda cedo. Dúvida guardada vira retrabalho.',
    ],
  ],
  [
    'As sete regras',
    [
      'I.    Corredor é caminho, não é estoque.',
      'II.   Empilhadeira tem sempre a preferência.',
      'III.  Equipamento de proteção começa na porta.',
      'IV.   Carga acima dos ombros só com apoio.',
      'V.    Vazamento se isola antes de se limpar.',
      'VI.   Saída de emergência fica livre o tempo todo.',
      'VII.  Quase acidente também se registra.',
    ],
  ],
  [
    'Para levar com você',
    [
      'Converse com seu time sobre uma das regras nesta semana.',
      'Anote uma situação real em que ela fez diferença.',
      'Traga o exemplo para o próximo encontro.',
      '',
      'Ramal do plantão de dúvidas: 4410',
    ],
  ],
];

/** The handout of the seed: three pages of A4. */
export const handout = (): Promise<Uint8Array> =>
  paperOf(
    {
      title: 'Apostila do treinamento',
      author: firstBrand.title,
      date: '2026-03-02T15:00:00.000Z',
      size: [595, 842],
    },
    ({ doc, whole, write, repeat, decorate, addPage }) => {
      const column = { color: ink, x: 64, width: 467 };
      lessons.forEach(([title, lines], at) => {
        if (at > 0) addPage();
        decorate(() => {
          doc.rect(0, 0, 595, 42).fill(brand);
          doc.rect(64, 138, 48, 4).fill(accent);
        });
        write(whole, 'H1', { ...column, text: title, size: 26, y: 98, bold: true });
        lines.forEach((text, line) => {
          if (text) write(whole, 'P', { ...column, text, size: 12.5, y: 160 + line * 24 });
        });
        repeat({ ...column, text: `Apostila - página ${at + 1} de 3`, size: 9, y: 786 });
      });
      whole.end();
    },
  );

const look = lookOf(firstBrand);

/** The sample of a certificate, for hosts that only hold files: nobody's name, and no training's. */
export const certificate = (): Promise<Uint8Array> =>
  certificatePdf(
    'Titular da conta',
    { training: 'Treinamento de exemplo', finishedAt: '2026-03-02T15:00:00.000Z', duration: 3600 },
    look,
  );

/** The sample of a receipt, likewise. */
export const receipt = (): Promise<Uint8Array> =>
  tablePdf(
    {
      title: 'Recibo de exemplo',
      date: '2026-03-02T15:00:00.000Z',
      about: ['Titular da conta, 02/03/2026'],
      columns: [
        { name: 'Quantidade', width: 84 },
        { name: 'Produto', width: 315 },
        { name: 'Decoins', width: 100, end: true },
      ],
      rows: [['1 ×', 'Caneca de cerâmica', '60']],
      total: ['Total', '60 decoins'],
    },
    look,
  );
