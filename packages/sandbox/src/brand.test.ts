import { expect, test } from 'vitest';
import { type Brand, firstBrand, inBrand, marked, spokenBy } from './brand.ts';
import { openConversation } from './testing.ts';

const circulo: Brand = { name: 'circulo', title: 'Círculo', gender: 'masculine', coin: { many: 'voltas' } };
const gtop: Brand = { name: 'gtop', title: 'GTOP', gender: 'feminine', coin: null };
const seeded = marked('{a Decola}, {à Decola}, {da Decola}, {na Decola}, {Decola}: {decoins}');

test.each([
  ['the first brand', firstBrand, 'a Decola, à Decola, da Decola, na Decola, Decola: decoins'],
  ['a masculine one', circulo, 'o Círculo, ao Círculo, do Círculo, no Círculo, Círculo: voltas'],
  ['one without coins', gtop, 'a GTOP, à GTOP, da GTOP, na GTOP, GTOP: pontos'],
])('the words of the seed are those of %s', (_, brand, spoken) => {
  expect(spokenBy(seeded, brand)).toBe(spoken);
});

test('what a person wrote is not touched, and pictures are those of the brand', () => {
  const answer =
    '{"text":"Gosto da Decola","imageURL":"/files/courses/12-banner.svg","file":"/files/papers/1.pdf","imagesUrl":["/files/products/3.svg"],"answer":"/files/products/1.svg"}';
  expect(inBrand(answer, circulo)).toBe(
    answer
      .replace('courses/12', 'brands/circulo/courses/12')
      .replace('products/3', 'brands/circulo/products/3'),
  );
  expect(inBrand(answer, firstBrand)).toBe(answer);
});

test('a brand is called in answers as it is written, whatever signs are in its words', async () => {
  const brand: Brand = { name: 'cia', title: 'Cia "X" \\ $& <b>', coin: { many: 'moedas "$1"' } };
  const { call } = openConversation({ brandOf: () => brand });
  const { data } = await call('GET /api/decola/course/list/id/1');
  expect(data.course.title).toBe('Boas-vindas à Cia "X" \\ $& <b>');
  const { faqs } = (await call('GET /api/decola/faq/list')).data;
  expect(faqs.map(({ question }: { question: string }) => question)).toContain('Como ganho moedas "$1"?');
});

test('what a person writes comes back as it was written, marks of the seed and their signs too', async () => {
  const { call, sandbox } = openConversation({ brandOf: () => circulo });
  const notes = '/api/decola/courses/11/contents/1101/notes';
  const written = async (text: string) => {
    await call(`POST ${notes}`, { text });
    return await all();
  };
  const all = async () => (await call(`GET ${notes}`)).data.notes.map((note: { text: string }) => note.text);
  expect(await written('Gosto {da Decola} e de {decoins}')).toContain('Gosto {da Decola} e de {decoins}');
  expect(await written(marked('Gosto {da Decola}'))).toContain('Gosto \uFFFDda Decola\uFFFD');
  const escaped = '{ "text": "Como \\ufDD0decoins\\uFdd1" }';
  await sandbox.answer(new Request(`http://sandbox.test${notes}`, { method: 'POST', body: escaped }));
  expect(await all()).toContain('Como \uFFFDdecoins\uFFFD');
});

test('the company, the domain of addresses and the questions are those that fit the brand', async () => {
  const closed: Brand = {
    ...circulo,
    owner: 'Círculo Escola Aberta',
    supportEmail: 'ajuda@circulo.com.br',
    coin: null,
    allowsSignUp: false,
    allowsEmailRecovery: false,
  };
  const { call } = openConversation({ session: 1, brandOf: () => closed });
  expect((await call('GET /api/user/me/list/personalInformation')).data.user.companies).toEqual([
    { id: 1, name: 'Círculo Escola Aberta' },
  ]);
  const { faqs } = (await call('GET /api/decola/faq/list')).data;
  const questions = faqs.map(({ question }: { question: string }) => question).join();
  expect(questions).not.toMatch(/cadastro|decoins|pontos/);
  const answers = faqs.map(({ response }: { response: string }) => response).join();
  expect(answers).toContain('informe seu CPF.');
  const open = openConversation({ session: 1 });
  const all = (await open.call('GET /api/decola/faq/list')).data.faqs;
  expect(JSON.stringify(all)).toContain('Como faço meu cadastro?');
  expect(JSON.stringify(all)).toContain('informe seu CPF ou e-mail.');
});

test('the mail of a recovery is from the brand that was asked, names it and leads back to it', async () => {
  const owned: Brand = { ...circulo, supportEmail: 'ajuda@circulo.com.br' };
  const { call, store } = openConversation({ session: 'nobody', brandOf: () => owned });
  await call('POST /api/passwordRecovery/by/email', { email: 'ana.souza@decola.com.br' });
  const [mail] = store.list('mails');
  expect(mail).toMatchObject({
    from: 'Círculo <ajuda@circulo.com.br>',
    subject: 'Crie uma nova senha no Círculo',
  });
  expect(mail?.text).toBe(
    'Olá, Ana.\n\nRecebemos um pedido para criar uma nova senha para a sua conta. Para continuar, abra o link desta mensagem. Ele vale por uma hora e só funciona uma vez.\n\nSe não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.\n\nEquipe Círculo',
  );
  expect(mail?.link).toMatch(/\/student\/home\/reset-password\/email\/\w{32}\?tenant=circulo$/);
});
