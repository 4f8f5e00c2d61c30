import { marked } from '../brand.ts';
import type { Store } from '../store/store.ts';
import type { Dates } from './dates.ts';

const faqs = [
  [
    'Acesso',
    'Esqueci minha senha. E agora?',
    'Na tela de entrada, escolha <strong>Esqueci minha senha</strong> e informe seu {CPF ou e-mail}. Em poucos passos você cria uma nova.',
    true,
  ],
  [
    'Acesso',
    'Posso acessar pelo celular?',
    'Pode: {a Decola} funciona no navegador do celular, do tablet e do computador, com o mesmo login.',
    true,
  ],
  [
    'Acesso',
    'Sou estrangeiro e não tenho CPF. Como faço meu {cadastro}?',
    'Marque a opção <em>Sou estrangeiro</em> no cadastro e entre sempre com o seu e-mail.',
    true,
  ],
  [
    'Treinamentos',
    'Como recebo o certificado?',
    'Em três passos:\n\n1. Conclua **todos os conteúdos** do treinamento\n2. Volte à página dele\n3. Escolha *Ver certificado*',
    true,
  ],
  [
    'Treinamentos',
    'Posso pausar um vídeo e continuar depois?',
    'Sim. Guardamos o ponto em que você parou, em qualquer aparelho.',
    true,
  ],
  [
    'Treinamentos',
    'Por que um conteúdo aparece com cadeado?',
    'Ele será liberado pela equipe de treinamento, ou depende de um conteúdo anterior.',
    false,
  ],
  [
    'Treinamentos',
    'Quantas vezes posso refazer um questionário?',
    'O número de tentativas aparece na capa de cada questionário.',
    false,
  ],
  [
    'Moedas',
    'Como ganho {decoins}?',
    'Concluindo conteúdos, treinamentos e pílulas. Cada um vale uma única vez, e há um limite por dia.',
    false,
  ],
  [
    'Moedas',
    'Meus {decoins} vencem?',
    'Podem vencer, conforme o regulamento. O extrato mostra tudo o que entrou e saiu.',
    false,
  ],
  [
    'Eventos',
    'Posso cancelar minha inscrição em um evento?',
    'Pode, até o término da turma, na própria página do evento.',
    true,
  ],
] as const;

/** Questions and answers, some only for those who signed in, and the information panel. */
export const seedFaq = (store: Store, dates: Dates) => {
  faqs.forEach(([title, question, response, showHomePage], at) => {
    store.insert('faqs', {
      title,
      question: marked(question),
      // Some are written in Markdown (FORMS-14).
      response: marked(response.includes('\n') ? response : `<p>${response}</p>`),
      isActive: true,
      showHomePage,
      lastChange: dates.at(-40 + at),
    });
  });
  store.insert('informations', {
    title: 'Semana da segurança',
    description: `<p>De ${dates.nextWeek}, uma conversa por dia com quem vive a operação.</p>`,
    imageURL: '/files/banners/1.svg',
    url: 'https://example.com/semana-da-seguranca',
    lastChange: dates.at(-3),
  });
  store.insert('informations', {
    title: 'Novo horário do plantão de dúvidas',
    description: '<p>Agora também às terças, das 18h às 20h.</p>',
    imageURL: '/files/banners/2.svg',
    url: null,
    lastChange: dates.at(-8),
  });
};
