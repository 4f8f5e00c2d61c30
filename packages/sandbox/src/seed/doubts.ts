/** A question of a student: its title, what it asks, and what was answered; `null` where it waits. */
export type AskedDoubt = readonly [title: string, description: string, response: string | null];

/** What students ask, by school. */
export const doubts: readonly (readonly AskedDoubt[])[] = [
  [
    [
      'Vale também para terceiros?',
      'As regras do treinamento valem para quem trabalha conosco por outra empresa?',
      'Vale, sim. Quem entra na nossa operação segue as mesmas regras, sem exceção.',
    ],
    [
      'Quem assina quando o gestor está de férias?',
      'No exemplo, é sempre o gestor que aprova. E na ausência dele?',
      'Quem foi indicado como substituto no sistema. Se não houver indicação, fale com o RH.',
    ],
    [
      'Posso levar um colega recém-chegado?',
      'Ele começou nesta semana e ainda não tem acesso. Pode assistir comigo?',
      null,
    ],
    [
      'A regra mudou este ano?',
      'Aprendi de outro jeito no treinamento do ano passado.',
      'Mudou em janeiro. O que você viu aqui já é a versão nova.',
    ],
    [
      'Onde falo sem me identificar?',
      'O vídeo cita um canal de escuta. Ele guarda o meu nome?',
      'Não guarda. O relato fica com um número, e só com ele se acompanha o caso.',
    ],
    [
      'Como peço férias junto com a família?',
      'As minhas caem em meses diferentes das férias escolares. Há exceção?',
      null,
    ],
    [
      'Presente de fornecedor: qual é o limite?',
      'Recebi uma caixa de chocolates. Devolvo?',
      'Até o valor que o código traz, pode ficar e dividir com a equipe. Acima dele, devolva e avise.',
    ],
    ['O benefício continua na licença?', 'Vou me afastar por quatro meses e queria me organizar.', null],
    [
      'Há uma versão para imprimir?',
      'Alguns colegas não têm celular da empresa.',
      'Há. Está nos materiais complementares, com letra grande.',
    ],
    ['Quem conduz a roda de conversa?', 'Queremos fazer uma na nossa unidade no mês que vem.', null],
  ],
  [
    [
      'Diferença entre os dois registros',
      'Quando uso o registro de ocorrência e quando uso o de quase acidente?',
      'Houve dano ou lesão, é ocorrência. Podia ter havido, é quase acidente. Na dúvida, registre.',
    ],
    [
      'Onde encontro o formulário?',
      'O vídeo cita um formulário, mas não achei no portal.',
      'Ele está em Documentos > Operações. Também deixei o link nos materiais complementares.',
    ],
    [
      'Como faço se o sistema estiver fora do ar?',
      'O passo a passo depende do sistema. O que fazemos quando ele para?',
      'Use a planilha de contingência e lance tudo quando o sistema voltar, no mesmo turno.',
    ],
    ['E nas unidades menores?', 'Aqui somos três pessoas. Como dividir os papéis que o vídeo mostra?', null],
    [
      'O certificado serve para a auditoria?',
      'A auditoria pediu um comprovante deste treinamento. O certificado basta?',
      'Basta, desde que tenha a data de conclusão e o seu nome completo.',
    ],
    ['Exemplo para o turno da noite', 'Teria um exemplo com equipe reduzida, como a nossa?', null],
    [
      'Carga sem etiqueta: recuso?',
      'Chegou um palete sem etiqueta e o motorista estava com pressa.',
      'Não recuse de pronto: separe, fotografe e chame a conferência. Sem etiqueta não entra no estoque.',
    ],
    ['Luva rasgada no meio do turno', 'O almoxarifado fecha às dez. Onde pego outra depois disso?', null],
    [
      'Quem libera o corredor interditado?',
      'O cone ficou lá depois que o piso secou.',
      'Só quem interditou ou a liderança do turno. Peça pelo rádio e espere a resposta.',
    ],
    ['Chuva forte muda a rota?', 'No vídeo a rota é a mesma o ano todo.', null],
  ],
  [
    [
      'Qual é o prazo de guarda das notas?',
      'O vídeo fala em cinco anos, a minha área guarda por dez.',
      'Cinco anos é o mínimo da lei. A sua área tem contrato que pede dez: siga o maior prazo.',
    ],
    [
      'Posso usar esse modelo com clientes?',
      'O material traz a marca antiga. Existe uma versão atualizada?',
      'Existe. Troquei o arquivo ontem: baixe de novo e confira a data na primeira página.',
    ],
    ['Nota emitida com o valor errado', 'Já passou de vinte e quatro horas. Ainda cancelo?', null],
    [
      'Quem aprova acima do limite?',
      'A compra passou do valor do exemplo por pouco.',
      'A diretoria da área, pelo mesmo formulário. Anexe os três orçamentos.',
    ],
    [
      'Como nomear arquivos com várias versões?',
      'Na minha pasta há seis “final”.',
      'Data na frente e número da versão no fim. Apague as que ninguém mais consulta.',
    ],
    ['Reunião sem pauta: posso recusar?', 'Recebo três por semana assim.', null],
    [
      'Rateio entre duas unidades',
      'A despesa foi das duas, mas a nota é de uma só.',
      'Lance na unidade da nota e faça o rateio no fechamento, com a planilha dos materiais.',
    ],
    ['O orçamento considera a inflação?', 'No exemplo os valores são iguais nos doze meses.', null],
    [
      'Assinatura digital vale em contrato?',
      'O fornecedor pediu em papel.',
      'Vale. Se ele preferir papel, guarde os dois e registre qual é o original.',
    ],
    ['Quanto tempo reservo por dia?', 'Tentei fazer a agenda do vídeo e faltou tempo.', null],
  ],
  [
    [
      'E se a pessoa chorar?',
      'Fiz a conversa como no exemplo e não soube continuar.',
      'Pare, ofereça água e silêncio. Retome quando ela disser que pode, mesmo que seja outro dia.',
    ],
    [
      'Feedback por mensagem, pode?',
      'Minha equipe está em três cidades.',
      'Elogio, sim. O que precisa mudar, por vídeo ou ao vivo: a escrita esconde o tom.',
    ],
    ['Delegar para quem acabou de chegar', 'Com que tarefa eu começo?', null],
    [
      'Quantos indicadores por equipe?',
      'Hoje acompanho catorze.',
      'Três a cinco. Se um não muda nenhuma decisão, deixe de lado por um mês e veja se faz falta.',
    ],
    [
      'Dois colegas que não se falam',
      'Converso com os dois juntos ou separados?',
      'Primeiro separados, para ouvir. Depois juntos, com um assunto só e hora para acabar.',
    ],
    ['Reunião individual semanal ou quinzenal?', 'São onze pessoas no meu time.', null],
    [
      'Como contar uma mudança que ainda não posso explicar?',
      'O time já percebeu.',
      'Diga o que sabe, o que não sabe e quando volta com notícias. E volte nesse dia.',
    ],
    ['Posso gravar a entrevista?', 'Ajudaria a decidir em dupla.', null],
    [
      'Meta coletiva ou individual?',
      'No vídeo aparecem as duas.',
      'Coletiva para o resultado, individual para o desenvolvimento. Misturar as duas confunde.',
    ],
    ['Quadro físico ou na tela?', 'Metade do time trabalha de casa.', null],
  ],
  [
    [
      'Cliente que só responde por áudio',
      'Preciso registrar por escrito. Transcrevo tudo?',
      'Não. Escreva um resumo de três linhas e confirme com ele na mesma conversa.',
    ],
    [
      'Até onde vai o desconto?',
      'O vídeo não fala em porcentagem.',
      'Depende da sua tabela. Antes do preço, ofereça prazo ou volume: custa menos e vale mais.',
    ],
    ['Reclamação em rede social', 'Respondo em público ou chamo para o privado?', null],
    [
      'Como encerrar sem parecer pressa?',
      'A conversa já tinha resolvido e o cliente seguia.',
      'Resuma o combinado, diga o próximo passo e agradeça. O resumo é o fim.',
    ],
    [
      'Posso prometer a data da entrega?',
      'O sistema mostra uma previsão.',
      'Diga que é previsão e dê a janela. Promessa, só com a confirmação da operação.',
    ],
    ['Pesquisa depois de quantos dias?', 'Mandamos no mesmo dia e quase ninguém responde.', null],
    [
      'Slide com muitos números',
      'A diretoria pede a tabela inteira.',
      'Leve a tabela como anexo. No slide, o número que muda a decisão.',
    ],
    ['Proposta para quem já é cliente', 'O roteiro é o mesmo?', null],
    [
      'O cliente pediu o contato do entregador',
      'Não sei se posso passar.',
      'Não pode. Ofereça acompanhar a entrega você mesmo e dê o seu ramal.',
    ],
    ['Há exemplo para o comércio pequeno?', 'Meus clientes são padarias e farmácias.', null],
  ],
  [
    [
      'A fórmula dá erro no meu computador',
      'Copiei igual e aparece #NOME?.',
      'O seu está em inglês. Troque o nome da função; a lista está nos materiais.',
    ],
    [
      'Funciona no celular?',
      'No aplicativo não encontro o menu do vídeo.',
      'Funciona pela metade: abrir e filtrar, sim; tabela dinâmica, só no computador.',
    ],
    ['Planilha compartilhada que trava', 'Somos oito pessoas ao mesmo tempo.', null],
    [
      'Gráfico de pizza, nunca?',
      'O vídeo quase diz isso.',
      'Até três fatias, pode. Com mais, barras se leem melhor.',
    ],
    [
      'Perdi o celular do segundo fator',
      'Não consigo entrar em lugar nenhum.',
      'Ligue para a tecnologia com o crachá em mãos. Eles liberam um código por uma hora.',
    ],
    ['Posso colar dados de clientes na ferramenta?', 'Tirando o nome, ainda é dado pessoal?', null],
    [
      'O fluxo rodou duas vezes',
      'Mandou o mesmo e-mail para todos.',
      'Faltou a condição do passo três. Desligue, acrescente e teste só com o seu endereço.',
    ],
    ['Som com eco na videochamada', 'Só acontece na sala grande.', null],
    [
      'Qual versão do aplicativo usar?',
      'No meu aparece outra tela.',
      'A que a loja da empresa oferece. A outra deixa de funcionar no fim do mês.',
    ],
    ['Sumário que não atualiza', 'Clico e continua a página antiga.', null],
  ],
];
