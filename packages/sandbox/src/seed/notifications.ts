import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Dates } from './dates.ts';
import { people } from './named-people.ts';

type Draft = Omit<Records['notifications'], 'id' | 'userId'>;

/** Eight notifications of the four types for Ana, some unread, and one for everybody else. */
export const seedNotifications = (store: Store, dates: Dates) => {
  const none = { image: null, imageNotification: null, courseId: null, contentId: null };
  const ofAna: Draft[] = [
    {
      ...none,
      type: 'DOUBT_RESPONSE',
      title: 'Cecília respondeu à sua dúvida “Vale também para terceiros?”',
      description: '<p>Vale, sim. Quem entra na nossa operação segue as mesmas regras, sem exceção.</p>',
      createdAt: dates.at(0, '09:12'),
      isRead: false,
      courseId: 1,
      contentId: 101,
    },
    {
      ...none,
      type: 'INDICATION_RESPONSE',
      title: 'Helena recomendou um treinamento',
      description: '<p>Feedback que ajuda</p>',
      createdAt: dates.at(-1, '17:45'),
      isRead: false,
      courseId: 32,
    },
    {
      ...none,
      type: 'NEW_TRAINING_RESPONSE',
      title: 'Novo treinamento na escola Ferramentas',
      description: '<p>Inteligência artificial no escritório</p>',
      createdAt: dates.at(-4, '08:00'),
      isRead: false,
      courseId: 57,
      image: '/files/courses/57.svg',
    },
    {
      ...none,
      type: 'NEW_TRAINING_RESPONSE',
      title: 'Novo treinamento na escola Corporativa',
      description: '<p>Comunicação não violenta</p>',
      createdAt: dates.at(-4, '07:30'),
      isRead: true,
      courseId: 8,
    },
    {
      ...none,
      type: 'NEW_NOTIFICATION_WITH_IMAGE',
      title: 'Semana da segurança',
      description: `<p>De ${dates.nextWeek}, uma conversa por dia com quem vive a operação. Participe e leve a sua equipe.</p>`,
      createdAt: dates.at(-5, '10:30'),
      isRead: true,
      image: '/files/banners/1.svg',
      imageNotification: '/files/banners/1.svg',
    },
    {
      ...none,
      type: 'DOUBT_RESPONSE',
      title: 'Marcos respondeu à sua dúvida “Onde encontro o formulário?”',
      description:
        '<p>Ele está em Documentos &gt; Operações. Também deixei o link nos materiais complementares.</p>',
      createdAt: dates.at(-9, '15:05'),
      isRead: true,
      courseId: 11,
      contentId: 1101,
    },
    {
      ...none,
      type: 'INDICATION_RESPONSE',
      title: 'Bruno recomendou um treinamento',
      description: '<p>Planilhas avançadas</p>',
      createdAt: dates.at(-12, '11:20'),
      isRead: true,
      courseId: 52,
    },
    {
      ...none,
      type: 'NEW_NOTIFICATION_WITH_IMAGE',
      title: 'Feliz aniversário de empresa!',
      description: '<p>Hoje faz três anos que você faz parte da equipe.</p>',
      createdAt: dates.at(-31, '09:00'),
      isRead: true,
      imageNotification: '/files/banners/2.svg',
    },
  ];
  for (const draft of ofAna) store.insert('notifications', { ...draft, userId: people.ana });
  for (const { id } of store.list('people'))
    if (id !== people.ana)
      store.insert('notifications', {
        ...none,
        userId: id,
        type: 'NEW_NOTIFICATION_WITH_IMAGE',
        title: 'Boas-vindas!',
        description: '<p>Que bom ter você aqui.</p>',
        createdAt: dates.at(-20),
        isRead: false,
        imageNotification: '/files/banners/2.svg',
      });
};
