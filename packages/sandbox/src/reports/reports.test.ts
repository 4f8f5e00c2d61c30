import { describe, expect, test } from 'vitest';
import { firstBrand } from '../brand.ts';
import { people } from '../seed/named-people.ts';
import { appOf } from '../serve/app.ts';
import { answerPaper } from '../serve/papers.ts';
import { openConversation } from '../testing.ts';
import { openBrowser, openStage, operationOf, type Stage, told } from '../walks/walk.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { lookOf } from './look.ts';
import { linesOfPdf, readPdf, rowsOfSheet } from './read-back.ts';
import { statementPdf } from './statement-pdf.ts';
import { statementSheet } from './statement-sheet.ts';
import { tablePdf } from './table-pdf.ts';

const decola = lookOf(firstBrand);

const download = async (stage: Stage, operation: string, query = {}) => {
  const { data, error } = await stage.call(operationOf(operation), { query });
  if (error) throw error;
  const { blob, fileName } = data as { blob: Blob; fileName: string };
  return { fileName, type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
};

describe('the statement of Bruno', () => {
  const stage = openStage({ session: people.bruno });

  test('as a PDF holds his movements and their sum, the newest first', async () => {
    const { fileName, type, bytes } = await download(stage, 'downloadStatementPdf');
    expect([fileName, type]).toEqual(['extrato-de-decoins.pdf', 'application/pdf']);
    expect(await linesOfPdf(bytes)).toEqual([
      'Decola',
      'Extrato de decoins',
      'Bruno Carvalho Lima',
      'De 02/11/2025 a 21/01/2026',
      'Data   Descrição   Decoins',
      '21/01/2026   Pedido nº 5 na loja   −40',
      '02/11/2025   Saldo de boas-vindas   220',
      'Saldo do período   180 decoins',
      'Decola Educação Corporativa   Página 1 de 1',
    ]);
  });

  test('as a spreadsheet holds the same, with numbers that can be added up', async () => {
    const { fileName, type, bytes } = await download(stage, 'downloadStatementExcel');
    expect([fileName, type]).toEqual([
      'extrato-de-decoins.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(await rowsOfSheet(bytes)).toEqual([
      ['Data', 'Descrição', 'Decoins'],
      ['21/01/2026', 'Pedido nº 5 na loja', -40],
      ['02/11/2025', 'Saldo de boas-vindas', 220],
    ]);
  });
});

/** The movements that a paper lists; one that takes two lines has its coins in the first. */
const movementsIn = (lines: readonly string[]): string[] => {
  const found: string[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (/^\d\d\/\d\d\/\d{4} /.test(line)) found.push(line);
    else if (last && !/^(?:Data|Saldo|Total|Decola)\b/.test(line))
      found[found.length - 1] = last.replace(/(?= {3}\S+$)/, ` ${line}`);
  }
  return found;
};

describe('the statement of Ana, over several pages,', () => {
  const stage = openStage();
  type Entry = { description: string; type: string; decoins: number; createdAt: string };
  const listed = async (query: object) => {
    const all = { ...query, limit: 100 };
    const pages = [1, 2, 3].map((page) =>
      stage.call(operationOf('listStatement'), { query: { ...all, page } }),
    );
    return (await Promise.all(pages)).flatMap(({ data }) => (data as { statements: Entry[] }).statements);
  };
  const printed = ({ createdAt, description, decoins }: Entry) => [
    new Date(createdAt).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' }),
    description,
    decoins,
  ];

  test.each([
    ['whole', {}, 162],
    ['of January', { firstDate: '2026-01-01', lastDate: '2026-01-31' }, 10],
    ['of what was spent', { type: 'debit' }, 4],
    ['of pills', { typeCode: 3 }, 7],
  ] as const)('%s, is in both files what the page lists', async (_, query, count) => {
    const rows = (await listed(query)).map(printed);
    expect(rows).toHaveLength(count);
    const sheet = await download(stage, 'downloadStatementExcel', query);
    expect((await rowsOfSheet(sheet.bytes)).slice(1)).toEqual(rows);
    const pdf = await download(stage, 'downloadStatementPdf', query);
    const sum = rows.reduce((total, [, , decoins]) => total + Number(decoins), 0);
    const lines = await linesOfPdf(pdf.bytes);
    const spoken = (coins: number) => coins.toLocaleString('pt-BR').replace('-', '−');
    expect(lines.slice(0, 3)).toEqual(['Decola', 'Extrato de decoins', 'Ana Beatriz Souza']);
    expect(movementsIn(lines)).toEqual(
      rows.map(([day, text, decoins]) => `${day}   ${text}   ${spoken(Number(decoins))}`),
    );
    const totals = { type: 'Total de débitos', typeCode: 'Total destes movimentos' };
    const total = totals[Object.keys(query)[0] as keyof typeof totals] ?? 'Saldo do período';
    expect(lines.join('\n').includes('origem: pílulas')).toBe('typeCode' in query);
    expect(lines).toContain(`${total}   ${spoken(sum)} decoins`);
    const numbers = lines.filter((line) => line.includes('Página')).map((line) => line.slice(-13).trim());
    const pages = Math.ceil((rows.length - 25) / 27) + 1;
    expect(numbers).toEqual(
      Array.from({ length: numbers.length }, (_, at) => `Página ${at + 1} de ${numbers.length}`),
    );
    expect(Math.abs(numbers.length - pages)).toBeLessThanOrEqual(1);
  });
});

test('signs that mean something to a PDF or a spreadsheet stay what they are', async () => {
  const movement = {
    description: 'Livro (2ª edição) \\ "R&D" <novo>',
    type: 'credit',
    decoins: 7,
    createdAt: '2026-03-02T02:59:00.000Z',
  } as const;
  const lines = await linesOfPdf(statementPdf({ name: 'Zoë', movements: [movement] }, decola));
  expect(lines[2]).toBe('Zoë');
  expect(lines).toContain(`01/03/2026   ${movement.description}   7`);
  const sheet = await statementSheet([movement], 'decoins');
  expect((await rowsOfSheet(sheet))[1]).toEqual(['01/03/2026', movement.description, 7]);
});

/** Opens the file that an answer names as this person (or as nobody), and reads it. */
const readAs = async ({ sandbox }: Stage, path: string, person?: number) => {
  const signedIn = person === undefined ? undefined : sandbox.store.get('people', person);
  const cookie = signedIn && sandbox.world.sessions.open(signedIn).get('set-cookie')?.split(';')[0];
  const answer = await appOf(sandbox, {}).request(`http://localhost${path}`, {
    headers: { ...(cookie && { cookie }) },
  });
  return answer.ok ? linesOfPdf(new Uint8Array(await answer.arrayBuffer())) : answer.status;
};

/** Ana in a browser of her own, where sessions are kept in cookies. */
const openAna = () => openBrowser(openStage({ session: 'cookie' }).sandbox, people.ana);

describe('a certificate', () => {
  test.each([
    [
      'getCourseCertificate',
      { id: 2 },
      'Código de conduta na prática',
      '31 de janeiro de 2026',
      '45 minutos',
    ],
    [
      'getTrainingCourseCertificate',
      { id: 4 },
      'Libras para o atendimento',
      '15 de janeiro de 2026',
      '9 horas',
    ],
    [
      'getEventCertificate',
      { eventId: 3, classId: 31 },
      'Oficina de oratória',
      '11 de fevereiro de 2026',
      '8 horas',
    ],
  ])(
    '%s says who finished what, when, to nobody else',
    async (operation, params, training, day, duration) => {
      const ana = openAna();
      const { data } = await ana.call(operationOf(operation), { params });
      const { url } = data as { url: string };
      expect(await readAs(ana, url, people.ana)).toEqual([
        'Certificado',
        'Certificamos que',
        'Ana Beatriz Souza',
        operation === 'getEventCertificate' ? 'participou do evento' : 'concluiu o treinamento',
        training,
        `em ${day}, com carga horária de ${duration}.`,
        'Coordenação de treinamento',
        expect.stringMatching(/^Decola Educação Corporativa {3}Código [0-9A-F]{4}-[0-9A-F]{4}$/),
      ]);
      expect([await readAs(ana, url, people.caio), await readAs(ana, url)]).toEqual([404, 404]);
      const { error } = await openBrowser(ana.sandbox, people.caio).call(operationOf(operation), { params });
      expect(told(error)).toMatchObject({ code: 'CERTIFICATE_UNAVAILABLE' });
    },
  );

  test('is a sample where nobody draws it', async () => {
    expect(await readAs(openAna(), '/files/certificates/certificado.pdf')).toContain('Certificado');
  });

  test('of a training with a long name breaks it into lines', async () => {
    const training = 'Boas práticas de armazenagem, separação e conferência de cargas (perecíveis e frágeis)';
    const facts = { training, finishedAt: '2026-03-02T15:00:00.000Z', duration: 5_430 };
    expect((await linesOfPdf(certificatePdf('Zoë – Souza', facts, decola))).slice(3, 7)).toEqual([
      'Zoë – Souza',
      'concluiu o treinamento',
      'Boas práticas de armazenagem, separação e',
      'conferência de cargas (perecíveis e frágeis)',
    ]);
  });
});

/** The line of a certificate that says when, and how long it took. */
const saidOf = async (finishedAt: string, duration: number): Promise<string | undefined> => {
  const facts = { training: 'Direção', finishedAt, duration };
  return (await linesOfPdf(certificatePdf('Ana', facts, decola))).find((line) => line.startsWith('em '));
};

test.each([
  ['01', 'janeiro'],
  ['02', 'fevereiro'],
  ['03', 'março'],
  ['04', 'abril'],
  ['05', 'maio'],
  ['06', 'junho'],
  ['07', 'julho'],
  ['08', 'agosto'],
  ['09', 'setembro'],
  ['10', 'outubro'],
  ['11', 'novembro'],
  ['12', 'dezembro'],
])('month %s of a certificate is called %s', async (month, name) => {
  expect(await saidOf(`2026-${month}-15T12:00:00.000Z`, 3600)).toContain(`em 15 de ${name} de 2026,`);
});

test.each([
  [20, '1 minuto'],
  [59 * 60, '59 minutos'],
  [60 * 60, '1 hora'],
  [61 * 60, '1 hora e 1 minuto'],
  [125 * 60, '2 horas e 5 minutos'],
])('a certificate of %d seconds says %s', async (seconds, spoken) => {
  expect(await saidOf('2026-03-02T02:59:00.000Z', seconds)).toBe(
    `em 1º de março de 2026, com carga horária de ${spoken}.`,
  );
});

describe('signs in a name', () => {
  const facts = { training: 'Direção defensiva', finishedAt: '2026-03-02T15:00:00.000Z', duration: 60 };

  test.each([
    ['Zoe\u0308 D’Ávila “Zé” – Łuk • € … 🙂 (x) \\', 'Zoë D’Ávila “Zé” – Łuk • € … (x) \\'],
    ['Ștefan Țiriac Dvořák', 'Ștefan Țiriac Dvořák'],
    ['Иван Петров', 'Иван Петров'],
    ['Ελένη', 'Ελένη'],
    ['李小龍 Li', 'Li'],
  ])('are printed as they are, or left out, never as a question mark: %s', async (name, drawn) => {
    const lines = await linesOfPdf(statementPdf({ name, movements: [] }, decola));
    expect(lines[2]?.replace(/ {2,}/g, ' ')).toBe(drawn);
    const certificate = await linesOfPdf(certificatePdf('Ana', { ...facts, training: name }, decola));
    expect(certificate.map((line) => line.replace(/ {2,}/g, ' '))).toContain(drawn);
  });

  test.each([
    [
      'Maria Eduarda de Albuquerque Cavalcanti Montenegro',
      ['Maria Eduarda de', 'Albuquerque Cavalcanti', 'Montenegro'],
    ],
    ['MARIA EDUARDA DE ALBUQUERQUE CAVALCANTI', ['MARIA EDUARDA DE', 'ALBUQUERQUE', 'CAVALCANTI']],
  ])(
    'and a name that is too long for a line of the certificate, %s, goes on in the next',
    async (name, lines) => {
      expect((await linesOfPdf(certificatePdf(name, facts, decola))).slice(3, -4)).toEqual([
        ...lines,
        'concluiu o treinamento',
      ]);
    },
  );

  test('and a letter is read although a paper before had it as a part of another one', async () => {
    await certificatePdf('Ŵ', facts, decola);
    expect(await linesOfPdf(certificatePdf('Wanda', facts, decola))).toContain('Wanda');
  });

  test('and a word that is too long for a line goes on in the next', async () => {
    const lines = await linesOfPdf(certificatePdf('a'.repeat(50), facts, decola));
    const drawn = lines.filter((line) => /^a+$/.test(line));
    expect(drawn.join('')).toBe('a'.repeat(50));
    expect(drawn.length).toBeGreaterThan(1);
  });

  test('a name that no paper holds is shortened, and costs no more than a long one', async () => {
    const [line = '', ...others] = (await linesOfPdf(certificatePdf('ab '.repeat(300_000), facts, decola)))
      .slice(3, -4)
      .filter((one) => /^[ab ]+…?$/.test(one));
    expect([line, ...others].join(' ').length).toBeLessThan(420);
    expect(others.at(-1)).toMatch(/…$/);
  });
});

test('two certificates that say something else have another code', async () => {
  const facts = { training: 'Direção', finishedAt: '2026-03-02T15:00:00.000Z', duration: 3600 };
  const codeOf = async (...given: Parameters<typeof certificatePdf>) =>
    /Código (\S+)/.exec((await linesOfPdf(certificatePdf(...given))).join(' '))?.[1];
  const codes = await Promise.all([
    codeOf('Ana', facts, decola),
    codeOf('Bia', facts, decola),
    codeOf('Ana', { ...facts, training: 'Conduta' }, decola),
    codeOf('Ana', { ...facts, finishedAt: '2026-03-03T15:00:00.000Z' }, decola),
    codeOf('Ana', { ...facts, duration: 7200 }, decola),
    codeOf('Ana', { ...facts, isEvent: true }, decola),
  ]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(await codeOf('Ana', { ...facts }, decola)).toBe(codes[0]);
});

test.each([
  [1, 3],
  [24, 3],
  [25, 3],
  [28, 3],
  [30, 40],
])(
  'a table of %d rows with %d long notes prints nothing over the foot of a page, and no line beside it',
  async (count, notes) => {
    const paper = await tablePdf(
      {
        title: 'Recibo',
        date: '2026-03-02T15:00:00.000Z',
        about: ['Ana'],
        columns: [{ name: 'Produto', width: 300 }],
        rows: Array.from({ length: count }, (_, at) => [`Produto ${at}`]),
        total: ['Total', '1'],
        notes: Array.from(
          { length: notes },
          (_, at) => `${at}. ${'Retire na recepção da sua unidade em até dez dias úteis. '.repeat(3)}`,
        ),
      },
      decola,
    );
    const { words } = await readPdf(paper);
    for (const { text, y, x, width } of words) {
      expect([text, y >= 60 || /Página|Decola/.test(text)]).toEqual([text, true]);
      expect([text, x >= 47 && x + width <= 548]).toEqual([text, true]);
    }
    expect((await linesOfPdf(paper)).filter((line) => /^\d+\. Retire/.test(line))).toHaveLength(notes);
  },
);

test('papers have the colours, the logo and the owner of their brand, a title and the language', async () => {
  const { sandbox } = openStage({ session: 'cookie' });
  const ana = sandbox.store.get('people', people.ana);
  if (!ana) throw new Error('Ana is missing');
  const cookie = sandbox.world.sessions.open(ana).get('set-cookie')?.split(';')[0] ?? '';
  const app = appOf(sandbox, {});
  const paperIn = async (brand: string) => {
    const path = `http://localhost/files/certificates/certificado.pdf?course=2&tenant=${brand}`;
    const answer = await app.request(path, { headers: { cookie } });
    return readPdf(new Uint8Array(await answer.arrayBuffer()));
  };
  const papers = [
    ['decola', 'Decola Educação Corporativa', '#3b2fb5', '#ff7a1a'],
    ['circulo', 'Círculo Escola Aberta', '#c8432b', '#0f766e'],
    ['gtop', 'Grupo GTOP', '#0b6e4f', '#1b2224'],
  ] as const;
  for (const [name, owner, ...colors] of papers) {
    const { info, language, words, colors: used, paths } = await paperIn(name);
    expect([info.Title, info.Author, info.Language, language]).toEqual([
      'Certificado: Código de conduta na prática',
      owner,
      'pt-BR',
      'pt-BR',
    ]);
    expect(words.map(({ text }) => text)).toContain(owner);
    // Of the side and of the logo, which is more than three lines.
    expect([...used]).toEqual(expect.arrayContaining([...colors]));
    expect(paths.length).toBeGreaterThan(10);
  }
});

test('papers call coins as the brand does', async () => {
  const brand = { name: 'circulo', title: 'Círculo', coin: { many: 'voltas' } };
  const { sandbox, call } = openConversation({ session: people.ana, brandOf: () => brand });
  const bytesOf = async (path: string) =>
    new Uint8Array(await (await sandbox.answer(new Request(`http://sandbox.test${path}`))).arrayBuffer());
  expect((await linesOfPdf(await bytesOf('/api/decola/list/statement/user/report')))[1]).toBe(
    'Extrato de voltas',
  );
  expect((await rowsOfSheet(await bytesOf('/api/decola/list/statement/user/report/excel')))[0]).toEqual([
    'Data',
    'Descrição',
    'Voltas',
  ]);
  await call('POST /api/decola/order', { products: [{ id: 9, quantity: 1 }] });
  const { receiptUrl } = (await call(`POST /api/decola/receipt/6`)).data.order;
  const paper = await answerPaper(sandbox, new Request(`http://sandbox.test${receiptUrl}`));
  const lines = await linesOfPdf(new Uint8Array((await paper?.arrayBuffer()) ?? []));
  expect(lines).toContain('Total   40 voltas');
});

test.each([
  [{}, 'Nenhum movimento', 'Saldo do período'],
  [
    { firstDate: '2026-03-01', lastDate: '2026-03-31' },
    'De 01/03/2026 a 31/03/2026, nenhum movimento',
    'Saldo do período',
  ],
  [
    { firstDate: '2025-11-01', type: 'credit' },
    'De 01/11/2025 a 02/11/2025, só créditos',
    'Total de créditos',
  ],
  [{ lastDate: '2026-02-01', type: 'debit' }, 'De 21/01/2026 a 01/02/2026, só débitos', 'Total de débitos'],
  [{ firstDate: '2026-03-01' }, 'Desde 01/03/2026, nenhum movimento', 'Saldo do período'],
  [
    { lastDate: '2020-03-01', type: 'debit' },
    'Até 01/03/2020, só débitos, nenhum movimento',
    'Total de débitos',
  ],
])('a statement of %j says what was asked for: %s', async (query, period, total) => {
  const stage = openStage({ session: people.bruno });
  if (Object.keys(query).length === 0)
    for (const { id } of stage.sandbox.store.list('statements', { userId: people.bruno }))
      stage.sandbox.store.remove('statements', id);
  const lines = await linesOfPdf((await download(stage, 'downloadStatementPdf', query)).bytes);
  expect(lines[3]).toBe(period);
  expect(lines.find((line) => line.startsWith(total))).toBeDefined();
});

test('a long name stays on its paper, and what follows moves down', async () => {
  const name = 'Maria Eduarda de Albuquerque Cavalcanti Montenegro '.repeat(4).trim();
  const paper = await statementPdf({ name, movements: [] }, decola);
  const lines = await linesOfPdf(paper);
  const [from, to] = [2, lines.indexOf('Nenhum movimento')];
  expect(lines.slice(from, to).join(' ')).toBe(name);
  for (const { text, x, width } of (await readPdf(paper)).words)
    expect([text, x + width <= 548]).toEqual([text, true]);
  expect(lines.indexOf('Data   Descrição   Decoins')).toBe(to + 1);
});

test('a statement for a name of whose letters papers have none says what its person signs in with', async () => {
  const stage = openStage({ session: people.bruno });
  const { email } = stage.sandbox.store.patch('people', people.bruno, { name: '李小龍' });
  expect((await linesOfPdf((await download(stage, 'downloadStatementPdf')).bytes))[2]).toBe(email);
});

test('the receipt of an order says what was bought, to nobody else', async () => {
  const ana = openAna();
  const products = [
    { id: 7, quantity: 2 },
    { id: 9, quantity: 1 },
  ];
  await ana.call(operationOf('placeOrder'), { body: { products } });
  expect(await readAs(ana, '/files/receipts/recibo.pdf?order=6', people.ana)).toBe(404);
  const { data } = await ana.call(operationOf('issueReceipt'), { params: { id: 6 } });
  const { receiptUrl } = data as { receiptUrl: string };
  expect(await readAs(ana, receiptUrl, people.ana)).toEqual([
    'Recibo do pedido nº 6',
    'Ana Beatriz Souza',
    'Pedido feito em 02/03/2026',
    'Quantidade   Produto   Decoins',
    '2 ×   Caderno pautado   90',
    '1 ×   Ecobag de lona   40',
    'Total   130 decoins',
    'Retire na recepção da sua unidade em até dez dias úteis.',
    'Decola Educação Corporativa   Página 1 de 1',
  ]);
  expect([await readAs(ana, receiptUrl, people.bruno), await readAs(ana, receiptUrl)]).toEqual([404, 404]);
});
