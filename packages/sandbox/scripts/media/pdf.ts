import { firstBrand } from '../../src/brand.ts';
import { certificatePdf } from '../../src/reports/certificate-pdf.ts';
import { lookOf } from '../../src/reports/look.ts';
import { areaOf, pdf, textOf } from '../../src/reports/pdf.ts';
import { edges, tablePdf } from '../../src/reports/table-pdf.ts';

const [ink, brand, accent] = ['#171240', '#3b2eb5', '#ff7a1a'];

/** The handout of the seed: three pages of A4. */
export const handout = (): Uint8Array => {
  const page = (title: string, lines: string[], at: number): string =>
    [
      areaOf({ x: 0, y: 800, width: 595, height: 42 }, brand),
      areaOf({ x: 64, y: 700, width: 48, height: 4 }, accent),
      ...[
        { text: title, size: 26, x: 64, y: 720, bold: true },
        ...lines.map((text, line) => ({ text, size: 12.5, x: 64, y: 670 - line * 24 })),
        { text: `Apostila - página ${at} de 3`, size: 9, x: 64, y: 48 },
      ].map((text): string => textOf({ color: ink, ...text })),
    ].join('\n');
  return pdf({
    title: 'Apostila do treinamento',
    author: firstBrand.title,
    size: [595, 842],
    pages: [
      page(
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
        1,
      ),
      page(
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
        2,
      ),
      page(
        'Para levar com você',
        [
          'Converse com seu time sobre uma das regras nesta semana.',
          'Anote uma situação real em que ela fez diferença.',
          'Traga o exemplo para o próximo encontro.',
          '',
          'Ramal do plantão de dúvidas: 4410',
        ],
        3,
      ),
    ],
  });
};

const look = lookOf(firstBrand);

/** The sample of a certificate, for hosts that only hold files: nobody's name, and no training's. */
export const certificate = (): Uint8Array =>
  certificatePdf(
    'Titular da conta',
    { training: 'Treinamento de exemplo', finishedAt: '2026-03-02T15:00:00.000Z', duration: 3600 },
    look,
  );

/** The sample of a receipt, likewise. */
export const receipt = (): Uint8Array =>
  tablePdf(
    {
      title: 'Recibo de exemplo',
      about: ['Titular da conta, 02/03/2026'],
      columns: [
        { name: 'Quantidade', x: edges.left, width: 70 },
        { name: 'Produto', x: edges.left + 84, width: 300 },
        { name: 'Decoins', x: edges.right, width: 90, end: true },
      ],
      rows: [['1 ×', 'Caneca de cerâmica', '60']],
      total: ['Total', '60 decoins'],
    },
    look,
  );
