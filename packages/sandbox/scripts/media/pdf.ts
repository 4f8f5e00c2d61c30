import { pdf, streamOf } from '../../src/reports/drawn-pdf.ts';

const band = (from: number, height: number, [r, g, b]: readonly [number, number, number]): string =>
  `${r} ${g} ${b} rg 0 ${from} 595 ${height} re f\n`;

/** The handout of the seed: three pages of A4. */
export const handout = (): Uint8Array => {
  const page = (title: string, lines: string[], at: number): string =>
    streamOf(
      [
        { text: title, size: 26, x: 64, y: 720, bold: true },
        ...lines.map((text, line) => ({ text, size: 12.5, x: 64, y: 670 - line * 24 })),
        { text: `Apostila - página ${at} de 3`, size: 9, x: 64, y: 48 },
      ],
      `${band(800, 42, [0.23, 0.18, 0.71])}1 0.48 0.1 rg 64 700 48 4 re f\n`,
    );
  return pdf(
    'Apostila do treinamento',
    [595, 842],
    [
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
  );
};

/** The certificate of the seed: one page of A4 on its side. */
export const certificate = (): Uint8Array =>
  pdf(
    'Certificado',
    [842, 595],
    [
      streamOf(
        [
          { text: 'Certificado', size: 44, x: 96, y: 410, bold: true },
          {
            text: 'Certificamos que a pessoa titular desta conta concluiu o treinamento',
            size: 16,
            x: 96,
            y: 350,
          },
          { text: 'com aproveitamento em todos os conteúdos.', size: 16, x: 96, y: 326 },
          { text: 'Equipe de treinamento', size: 12, x: 96, y: 150 },
        ],
        '0.23 0.18 0.71 RG 6 w 40 40 762 515 re S\n1 0.48 0.1 rg 96 390 72 5 re f\n0.6 0.6 0.7 RG 1 w 96 172 m 320 172 l S\n',
      ),
    ],
  );
