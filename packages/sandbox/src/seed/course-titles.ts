/** Ten courses of each school, in the order of the schools: title, first sentence, and what the lesson in its middle is called. */
export const courseTitles: readonly (readonly (readonly [title: string, about: string, lesson: string])[])[] =
  [
    [
      [
        'Boas-vindas {à Decola}',
        'Os primeiros dias: pessoas, lugares, combinados e onde pedir ajuda.',
        'Seus primeiros dias',
      ],
      [
        'Código de conduta na prática',
        'Situações reais e o que o nosso código diz sobre cada uma delas.',
        'Um dia difícil',
      ],
      [
        'Diversidade e inclusão no dia a dia',
        'Palavras, gestos e decisões que fazem todo mundo caber.',
        'Palavras que acolhem',
      ],
      [
        'Proteção de dados pessoais: o que a LGPD muda no seu trabalho',
        'O essencial da lei, com exemplos da nossa rotina.',
        'O que é dado pessoal',
      ],
      ['Prevenção do assédio', 'Como reconhecer, como agir e a quem recorrer.', 'Sinais e caminhos'],
      [
        'Nossa história e nossos valores',
        'De uma garagem em Guarulhos a cinco estados.',
        'Nossa linha do tempo',
      ],
      [
        'Sustentabilidade começa na mesa ao lado',
        'Resíduos, energia e escolhas pequenas que somam.',
        'O lixo da semana',
      ],
      [
        'Comunicação não violenta',
        'Observar, sentir, pedir: quatro passos para conversas difíceis.',
        'Quatro passos',
      ],
      [
        'Saúde mental no trabalho',
        'Sinais de alerta, pausas e a rede de apoio que temos.',
        'Sinais de alerta',
      ],
      [
        'Benefícios: o que você tem e como usar',
        'Plano de saúde, vales, previdência e descontos.',
        'Seus benefícios, um a um',
      ],
    ],
    [
      [
        'Segurança no armazém',
        'Empilhadeiras, corredores e as sete regras que não se negociam.',
        'As sete regras',
      ],
      ['Direção defensiva', 'Ver antes, decidir cedo e chegar bem.', 'Olhar longe'],
      [
        'Recebimento e conferência de cargas',
        'Da nota fiscal à etiqueta, sem retrabalho.',
        'Da nota à etiqueta',
      ],
      [
        'Primeiros socorros para equipes de operação',
        'O que fazer nos primeiros cinco minutos.',
        'Os cinco primeiros minutos',
      ],
      ['Roteirização inteligente', 'Menos quilômetros, mais entregas no prazo.', 'Uma rota melhor'],
      ['Qualidade na última milha', 'O momento em que o cliente nos conhece.', 'A última porta'],
      ['Controle de estoque sem mistério', 'Curva ABC, inventário cíclico e acuracidade.', 'A curva ABC'],
      [
        'Ergonomia: cuide das suas costas',
        'Posturas, pausas e exercícios de dois minutos.',
        'Ajuste a cadeira',
      ],
      [
        'Transporte de produtos perigosos: classes, rótulos, documentos e atendimento a emergências nas rodovias',
        'Formação completa conforme a norma.',
        'Classes e rótulos',
      ],
      ['Manutenção preventiva de veículos', 'O que olhar antes de sair da garagem.', 'Volta no veículo'],
    ],
    [
      [
        'Finanças para quem não é de finanças',
        'Receita, custo, margem e por que isso importa.',
        'Receita, custo, margem',
      ],
      ['Contratos: leitura para leigos', 'Cláusulas que merecem uma segunda leitura.', 'Cláusulas que pesam'],
      [
        'Notas fiscais e tributos básicos',
        'O caminho de uma nota, imposto por imposto.',
        'O caminho da nota',
      ],
      ['Organização de arquivos e documentos', 'Nomes, pastas e prazos de guarda.', 'Nomes e pastas'],
      ['Compras responsáveis', 'Como escolher e acompanhar fornecedores.', 'Escolher fornecedores'],
      [
        'Escrita clara em e-mails e relatórios',
        'Frases curtas, verbos fortes, pedidos explícitos.',
        'Frases curtas',
      ],
      ['Gestão do tempo', 'Prioridades, agenda e a arte de dizer não.', 'A agenda da semana'],
      ['Reuniões que terminam na hora', 'Pauta, papéis e decisões registradas.', 'Pauta em mãos'],
      ['Orçamento anual passo a passo', 'Do histórico à projeção.', 'Do histórico à projeção'],
      [
        'Auditoria interna: o que esperar',
        'Preparar, acompanhar e responder sem susto.',
        'O dia da auditoria',
      ],
    ],
    [
      ['Primeira liderança', 'De colega a líder: os cem primeiros dias.', 'De colega a líder'],
      ['Feedback que ajuda', 'Fatos, efeito e próximo passo.', 'Fatos e efeitos'],
      ['Delegar sem largar', 'Clareza, autonomia e acompanhamento.', 'O que delegar'],
      ['Gestão de conflitos', 'Interesses por trás das posições.', 'Por trás das posições'],
      ['Conduzir mudanças', 'Por que as pessoas resistem e o que funciona.', 'Por que resistimos'],
      ['Metas e indicadores', 'Poucos números, bem escolhidos.', 'Três bons números'],
      ['Entrevistas e seleção', 'Perguntas que mostram como a pessoa trabalha.', 'Perguntas que mostram'],
      ['Times remotos e híbridos', 'Ritmo, presença e confiança a distância.', 'Ritmo à distância'],
      ['Projetos ágeis na vida real', 'Quadros, ciclos curtos e entregas pequenas.', 'O quadro da equipe'],
      [
        'Inteligência emocional para líderes',
        'Perceber, nomear e escolher a resposta.',
        'Dar nome ao que sinto',
      ],
    ],
    [
      ['Atendimento que encanta', 'Escuta, solução e um detalhe a mais.', 'Escuta de verdade'],
      ['Negociação ganha-ganha', 'Preparo, alternativas e acordos que duram.', 'O plano B'],
      ['Venda consultiva', 'Perguntar antes de oferecer.', 'Perguntar antes'],
      ['Tendências do comércio eletrônico', 'O que muda para quem entrega.', 'O que muda na entrega'],
      ['Conheça nossos clientes', 'Quem são, do que precisam.', 'Um dia com clientes'],
      ['Reclamação é presente', 'Como transformar uma queixa em fidelidade.', 'Da queixa à confiança'],
      ['Marketing digital: primeiros passos', 'Canais, público e medida.', 'Canais e público'],
      ['Apresentações que convencem', 'Uma ideia por slide e um fim memorável.', 'Uma ideia por slide'],
      ['Pós-venda e fidelização', 'O trabalho começa depois da entrega.', 'Depois da entrega'],
      ['Inovação no setor de logística', 'Drones, lockers e o que já chegou.', 'O que já chegou'],
    ],
    [
      ['Planilhas do zero', 'Células, fórmulas e as dez funções do dia a dia.', 'As dez funções'],
      ['Planilhas avançadas', 'Tabelas dinâmicas, buscas e automações.', 'Tabelas dinâmicas'],
      [
        'Painéis e gráficos que contam histórias',
        'Escolher o gráfico e tirar o que sobra.',
        'Qual gráfico usar',
      ],
      ['Videochamadas sem drama', 'Som, luz e etiqueta.', 'Som e luz'],
      ['Segurança digital para todos', 'Senhas, golpes e dois fatores.', 'Senhas e golpes'],
      [
        'Sistema de rotas: treinamento completo',
        'Da criação da rota ao fechamento do dia.',
        'Criar uma rota',
      ],
      [
        'Inteligência artificial no escritório',
        'O que pedir, o que conferir e o que nunca colar.',
        'O que perguntar',
      ],
      ['Aplicativo do motorista', 'Coleta, entrega e ocorrências na palma da mão.', 'Coleta e entrega'],
      ['Editores de texto: muito além do negrito', 'Estilos, sumários e revisão.', 'Estilos e sumários'],
      ['Automatize tarefas repetitivas', 'Fluxos simples para ganhar uma hora por dia.', 'O primeiro fluxo'],
    ],
  ];
