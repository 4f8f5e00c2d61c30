import type { Store } from '../store/store.ts';
import { courses } from './courses.ts';
import { type Dates, scatter } from './dates.ts';

const messages = [
  [5, 'Direto ao ponto e com exemplos do nosso dia a dia. Já usei no turno seguinte!'],
  [5, 'Gostei muito do ritmo. A conversa com a equipe de Guarulhos ficou ótima.'],
  [4, 'Muito bom. Só senti falta de um resumo para imprimir.'],
  [5, 'Fiz no ônibus, pelo celular, e deu tudo certo.'],
  [4, null],
  [3, 'O conteúdo é bom, mas o áudio do segundo vídeo está um pouco baixo.'],
  [5, 'Recomendei para o meu time inteiro.'],
  [2, 'Esperava algo mais aprofundado para quem já trabalha na área.'],
  [5, 'A professora explica com calma e bom humor.'],
  [4, 'Ajudou bastante. As perguntas do final fazem pensar.'],
] as const;

const questions = [
  [
    'Vale também para terceiros?',
    'As regras do curso valem para quem trabalha conosco por outra empresa?',
    'Vale sim. Quem entra na nossa operação segue as mesmas regras, sem exceção.',
  ],
  [
    'Onde encontro o formulário?',
    'O vídeo cita um formulário, mas não achei no portal.',
    'Ele está em Documentos > Operações. Também deixei o link nos complementos.',
  ],
  [
    'Dúvida sobre o prazo',
    'O registro precisa ser feito no mesmo dia mesmo quando o turno vira a noite?',
    null,
  ],
] as const;

/** Ratings of those who began a course, some likes, and doubts with and without an answer. */
export const seedRatings = (store: Store, dates: Dates) => {
  for (const { userId, courseId, id } of store.list('enrolments')) {
    if (courseId === courses.unrated || id % 4 === 3) continue;
    const [stars, message] = messages[scatter(messages.length, userId, courseId)] ?? messages[0];
    const content = store.list('contents', { courseId })[scatter(3, id)];
    store.insert('ratings', {
      userId,
      courseId,
      contentId: content?.id ?? null,
      eventId: null,
      stars,
      message,
      likes: [2, 3, 11, 12, 13].slice(0, scatter(6, id, 'likes')),
      createdAt: dates.at(-1 - scatter(90, id), '14:20'),
    });
  }
  for (const { userId, courseId, id } of store.list('enrolments').filter(({ id }) => id % 5 < 2)) {
    const [title, description, response] = questions[id % questions.length] ?? questions[0];
    const content = store.list('contents', { courseId })[0];
    if (!content) continue;
    const daysAgo = 2 + scatter(40, id, 'doubt');
    store.insert('doubts', {
      userId,
      contentId: content.id,
      courseId,
      title,
      description,
      createdAt: dates.at(-daysAgo, '10:15'),
      response,
      respondedAt: response ? dates.at(-daysAgo + 1, '16:40') : null,
    });
  }
  store.insert('notes', {
    userId: 1,
    contentId: 101,
    text: 'Ramal do RH: 4410. Perguntar sobre o vale-cultura.',
    seconds: 24,
  });
  store.insert('notes', {
    userId: 1,
    contentId: 101,
    text: 'Mostrar o minuto 0:41 para o time.',
    seconds: 41,
  });
};
