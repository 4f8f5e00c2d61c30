import type { Store } from '../store/store.ts';

type Question = readonly [description: string, alternatives: readonly string[], correct: number];

/** Four questions of each school, then those of an event. */
const banks: readonly (readonly Question[])[] = [
  [
    [
      'Um fornecedor oferece um presente acima do limite. O que fazer?',
      [
        'Aceitar e dividir com a equipe',
        'Devolver e avisar o canal indicado',
        'Guardar até o fim do contrato',
        'Perguntar a um colega se ele aceitaria',
      ],
      1,
    ],
    [
      'Quem zela pelo respeito no dia a dia?',
      ['Somente o RH', 'Somente a liderança', 'Cada pessoa, em cada conversa', 'Quem foi desrespeitado'],
      2,
    ],
    [
      'Quando relatar uma situação de assédio?',
      ['Assim que você se sentir em condições', 'Só com testemunhas', 'No fim do ano', 'Nunca por escrito'],
      0,
    ],
    [
      'Um colega pede a planilha com dados de clientes. O que fazer?',
      [
        'Enviar por e-mail',
        'Enviar sem os nomes',
        'Conferir se ele precisa deles para o trabalho',
        'Publicar na pasta da equipe',
      ],
      2,
    ],
  ],
  [
    [
      'O piso do corredor está molhado. Qual é o primeiro passo?',
      [
        'Passar depressa',
        'Sinalizar e avisar a liderança do turno',
        'Esperar que seque',
        'Desviar pela rampa das empilhadeiras',
      ],
      1,
    ],
    [
      'Quem pode parar uma atividade insegura?',
      [
        'Somente o técnico de segurança',
        'Somente o supervisor',
        'Qualquer pessoa da operação',
        'A diretoria',
      ],
      2,
    ],
    [
      'Quando registrar um quase acidente?',
      ['No mesmo turno', 'No fim do mês', 'Só se alguém se machucar', 'Quando a auditoria pedir'],
      0,
    ],
    [
      'A etiqueta não confere com a nota. O que fazer?',
      [
        'Corrigir à mão',
        'Guardar no estoque',
        'Separar a carga e chamar a conferência',
        'Devolver ao motorista sem registro',
      ],
      2,
    ],
  ],
  [
    [
      'O que vem antes de aprovar uma compra?',
      ['A entrega', 'A comparação de orçamentos', 'O pagamento', 'A nota fiscal'],
      1,
    ],
    [
      'O que a margem mostra?',
      [
        'Tudo o que se vendeu',
        'Tudo o que se gastou',
        'O que sobra de cada venda depois dos custos',
        'O saldo do banco',
      ],
      2,
    ],
    [
      'Quando enviar a pauta de uma reunião?',
      ['Antes, com tempo para ler', 'Durante a reunião', 'No dia seguinte', 'Só se alguém pedir'],
      0,
    ],
    [
      'Qual nome de arquivo se encontra mais depressa?',
      ['final_agora_vai', 'documento novo', 'data, assunto e versão', 'cópia de cópia'],
      2,
    ],
  ],
  [
    [
      'Por onde começa um bom feedback?',
      [
        'Pela opinião de quem fala',
        'Por um fato observado',
        'Pela comparação com colegas',
        'Pelo resultado do ano',
      ],
      1,
    ],
    [
      'O que não se delega?',
      ['A tarefa', 'A decisão do dia a dia', 'A responsabilidade pelo resultado', 'O contato com clientes'],
      2,
    ],
    [
      'Quando acompanhar o que foi delegado?',
      ['Em datas combinadas', 'A toda hora', 'Só no fim', 'Quando der errado'],
      0,
    ],
    [
      'Duas pessoas querem coisas opostas. O que procurar primeiro?',
      ['Quem tem razão', 'A regra que decide', 'O interesse por trás de cada posição', 'Um culpado'],
      2,
    ],
  ],
  [
    [
      'Um cliente está irritado. Qual é o primeiro passo?',
      ['Explicar a regra', 'Escutar até o fim', 'Transferir a ligação', 'Oferecer desconto'],
      1,
    ],
    [
      'O que torna uma venda consultiva?',
      ['O preço menor', 'A rapidez', 'As perguntas que vêm antes da oferta', 'A apresentação bonita'],
      2,
    ],
    [
      'Quando avisar que a entrega vai atrasar?',
      ['Assim que se sabe', 'Quando o cliente perguntar', 'No dia da entrega', 'Depois da entrega'],
      0,
    ],
    [
      'O que fica de uma boa apresentação?',
      [
        'Todos os números',
        'O último gráfico',
        'Uma ideia que se repete com as próprias palavras',
        'As cores da marca',
      ],
      2,
    ],
  ],
  [
    [
      'Uma mensagem urgente pede a sua senha. O que fazer?',
      [
        'Responder depressa',
        'Não responder e avisar a tecnologia',
        'Enviar só metade',
        'Encaminhar a um colega',
      ],
      1,
    ],
    [
      'Para comparar cinco valores, qual gráfico se lê melhor?',
      ['Pizza', 'Radar', 'Barras', 'Nuvem de palavras'],
      2,
    ],
    [
      'Antes de automatizar uma tarefa, o que convém?',
      [
        'Fazê-la à mão uma vez e anotar os passos',
        'Apagar a versão antiga',
        'Avisar a todos por e-mail',
        'Comprar um programa',
      ],
      0,
    ],
    [
      'O que nunca se cola numa ferramenta aberta de inteligência artificial?',
      ['Um texto público', 'Uma fórmula', 'Dados de clientes e colegas', 'Uma pergunta sobre escrita'],
      2,
    ],
  ],
  [
    [
      'Qual é o primeiro passo recomendado no encontro?',
      [
        'Agir imediatamente',
        'Observar e entender a situação',
        'Pedir a um colega que resolva',
        'Esperar a próxima reunião',
      ],
      1,
    ],
    [
      'Quem leva adiante o que foi visto no encontro?',
      ['Somente a liderança', 'Somente a equipe de qualidade', 'Cada pessoa, na sua rotina', 'O cliente'],
      2,
    ],
    [
      'Quando um registro deve ser feito?',
      ['No mesmo dia', 'No fim do mês', 'Só quando houver auditoria', 'Nunca'],
      0,
    ],
    [
      'O que fazer diante de uma dúvida?',
      ['Improvisar', 'Deixar para depois', 'Consultar o guia ou o instrutor', 'Copiar o que foi feito antes'],
      2,
    ],
  ],
];

/** What the last question asks, to be answered in words, by school and then of an event. */
const inWords = [
  'Conte, em poucas linhas, uma situação em que isso teria ajudado você.',
  'O que você vai fazer de outro jeito já no próximo turno?',
  'Que tarefa da sua semana muda com isso? Conte em poucas linhas.',
  'Com quem da sua equipe você vai conversar primeiro, e sobre o quê?',
  'Descreva um cliente com quem você usaria isso amanhã.',
  'Qual tarefa repetida você vai simplificar, e como?',
  'Conte, em poucas linhas, como você usaria isso amanhã.',
] as const;

/** Five questions for every exercise: four with alternatives, the last one answered in words. */
export const seedQuestions = (store: Store) => {
  for (const content of store.list('contents').filter(({ type }) => type === 4)) {
    const course = content.courseId === null ? undefined : store.get('courses', content.courseId);
    const bank = banks[(course?.schoolId ?? banks.length) - 1] ?? [];
    bank.forEach(([description, alternatives, correct], at) => {
      const first = content.id * 100 + at * 10;
      store.insert('questions', {
        contentId: content.id,
        position: at + 1,
        description: `<p>${description}</p>`,
        type: 'ALTERNATIVE',
        alternatives: alternatives.map((text, index) => ({ id: first + index + 1, description: text })),
        correctId: first + correct + 1,
        attemptLimit: at === 0 ? 2 : null,
      });
    });
    store.insert('questions', {
      contentId: content.id,
      position: bank.length + 1,
      description: `<p>${inWords[(course?.schoolId ?? inWords.length) - 1]}</p>`,
      type: 'DESCRIPTIVE',
      alternatives: [],
      correctId: null,
      attemptLimit: null,
    });
  }
};
