import { marked } from '../brand.ts';
import type { Store } from '../store/store.ts';

const instructors = [
  [
    'Cecília Andrade Pontes',
    'Psicóloga organizacional',
    'Acompanha equipes há doze anos e começa todo encontro por uma história do dia a dia.',
  ],
  [
    'Marcos Vinícius Teles',
    'Engenheiro de segurança',
    'Já fez auditoria em mais de quarenta armazéns. Leva o risco a sério e a conversa com leveza.',
  ],
  [
    'Renata Okamoto',
    'Especialista em logística',
    'Começou na expedição e hoje desenha rotas para cinco estados.',
  ],
  [
    'Paulo Sérgio Guimarães',
    'Contador e professor',
    'Explica balanços a quem foge de números. Ensina à noite desde 2009.',
  ],
  [
    'Tainá Rodrigues Luz',
    'Consultora de diversidade',
    'Conduz rodas de conversa em empresas e escolas, sempre com espaço para perguntas difíceis.',
  ],
  [
    'Gustavo Heringer',
    'Mentor de lideranças',
    'Liderou equipes por quinze anos antes de ensinar. Coleciona erros, que viram exemplos.',
  ],
  [
    'Adriana Falcão Brito',
    'Especialista em vendas',
    'Vendeu de porta em porta e em grandes contas. Acredita em ouvir mais do que falar.',
  ],
  [
    'Ivan Petrucci',
    'Analista de dados',
    'Transforma planilhas confusas em painéis simples e mostra cada passo do caminho.',
  ],
  [
    'Dora Cavalcanti',
    'Atriz e professora de oratória',
    'Levou o palco para as salas de reunião: respiração, ritmo e coragem para falar em público.',
  ],
] as const;

/** Who teaches the ten courses of each school, in their order. */
const teachers = [
  [1, 1, 5, 1, 5, 1, 5, 1, 1, 1],
  [2, 2, 3, 2, 3, 3, 3, 2, 2, 2],
  [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  [6, 1, 6, 1, 6, 6, 1, 6, 6, 1],
  [7, 7, 7, 7, 7, 7, 7, 7, 7, 7],
  [8, 8, 8, 8, 8, 8, 8, 8, 8, 8],
] as const;

/** Courses about speaking, to which the teacher of oratory comes too. */
const aboutSpeaking: readonly number[] = [8, 28, 32, 48, 54];

/** Who teaches a course: somebody whose subject its school is. */
export const instructorsOf = (courseId: number): number[] => [
  teachers[Math.floor((courseId - 1) / 10)]?.[(courseId - 1) % 10] ?? 1,
  ...(aboutSpeaking.includes(courseId) ? [9] : []),
];

/** Nine instructors. */
export const seedInstructors = (store: Store) => {
  instructors.forEach(([name, profession, biography], at) => {
    store.insert('instructors', {
      id: at + 1,
      name,
      profession,
      image: `/files/people/${at + 101}.svg`,
      biography,
      email: marked(
        `${name.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@instrutores.{domain}`,
      ),
    });
  });
};
