/** Title, description and answer of what students asked; the last of each three waits for its answer. */
export const doubts = [
  [
    'Vale também para terceiros?',
    'As regras do treinamento valem para quem trabalha conosco por outra empresa?',
    'Vale, sim. Quem entra na nossa operação segue as mesmas regras, sem exceção.',
  ],
  [
    'Onde encontro o formulário?',
    'O vídeo cita um formulário, mas não achei no portal.',
    'Ele está em Documentos > Operações. Também deixei o link nos materiais complementares.',
  ],
  [
    'Dúvida sobre o prazo',
    'O registro precisa ser feito no mesmo dia mesmo quando o turno vira a noite?',
    null,
  ],
  [
    'Quem assina quando o gestor está de férias?',
    'No exemplo, é sempre o gestor que aprova. E na ausência dele?',
    'Quem foi indicado como substituto no sistema. Se não houver indicação, fale com o RH.',
  ],
  [
    'Posso usar esse modelo com clientes?',
    'O material traz a marca antiga. Existe uma versão atualizada?',
    'Existe. Troquei o arquivo ontem: baixe de novo e confira a data na primeira página.',
  ],
  ['E nas unidades menores?', 'Aqui somos três pessoas. Como dividir os papéis que o vídeo mostra?', null],
  [
    'Diferença entre os dois registros',
    'Quando uso o registro de ocorrência e quando uso o de quase acidente?',
    'Houve dano ou lesão, é ocorrência. Podia ter havido, é quase acidente. Na dúvida, registre.',
  ],
  [
    'O certificado serve para a auditoria?',
    'A auditoria pediu um comprovante deste treinamento. O certificado basta?',
    'Basta, desde que tenha a data de conclusão e o seu nome completo.',
  ],
  ['Há uma versão em áudio?', 'Queria ouvir este conteúdo no caminho para o trabalho.', null],
  [
    'Como faço se o sistema estiver fora do ar?',
    'O passo a passo depende do sistema. O que fazemos quando ele para?',
    'Use a planilha de contingência e lance tudo quando o sistema voltar, no mesmo turno.',
  ],
  [
    'A regra mudou este ano?',
    'Aprendi de outro jeito no treinamento do ano passado.',
    'Mudou em janeiro. O que você viu aqui já é a versão nova.',
  ],
  ['Exemplo para o turno da noite', 'Teria um exemplo com equipe reduzida, como a nossa?', null],
] as const;
