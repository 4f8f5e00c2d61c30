/** A manner of speaking, with what a student reads and what they should not. Samples are in Portuguese. */
export interface Manner {
  rule: string;
  why: string;
  /** What the product says: the test finds it in the catalogues. */
  good: string;
  bad: string;
  /** What is wrong with that. */
  badWhy: string;
}

/** How the product speaks to people, in the order in which a sentence is written. */
export const manners: readonly Manner[] = [
  {
    rule: 'Say what happened, what was kept and what to do, in this order.',
    why: 'An error is a moment of doubt: did I lose it?',
    good: 'Sem conexão: salvo neste aparelho',
    bad: 'Ops! Algo deu errado. Tente novamente mais tarde.',
    badWhy: 'It tells neither what was lost nor when later is.',
  },
  {
    rule: 'End with a next step.',
    why: 'Nothing found is no end: there is another word, a filter, somebody to ask.',
    good: 'Tente outra palavra ou remova um filtro.',
    bad: 'Nenhum registro encontrado.',
    badWhy: 'It ends where the person wants to go on, in the database’s words.',
  },
  {
    rule: 'Name the person, the thing, the place.',
    why: 'A sentence that could stand anywhere says nothing here.',
    good: 'Cecília respondeu à sua dúvida “Como peço férias?”',
    bad: 'Você tem uma nova notificação.',
    badWhy: 'It could be about anything, so it has to be opened to be understood.',
  },
  {
    rule: 'Speak to the person, not of somebody.',
    why: 'Whoever reads is meant, and is no “usuário”.',
    good: 'Você não está matriculado neste treinamento.',
    bad: 'Usuário não matriculado.',
    badWhy: 'A report about somebody, read by that somebody.',
  },
  {
    rule: 'A button is what happens, in few words.',
    why: 'People read buttons and skip the sentence above them.',
    good: 'Sair do treinamento',
    bad: 'OK',
    badWhy: 'Read alone, it agrees to anything.',
  },
  {
    rule: 'A question says what will happen.',
    why: 'Who is asked whether they are sure does not know of what.',
    good: 'Seu progresso neste treinamento será apagado.',
    bad: 'Tem certeza?',
    badWhy: 'It doubts the person and keeps the consequence to itself.',
  },
  {
    rule: 'Say what a finger, a mouse and a keyboard can all do.',
    why: 'Nobody clicks on a phone.',
    good: 'Escolha outro conteúdo do treinamento.',
    bad: 'Clique aqui para abrir outro conteúdo.',
    badWhy: '“Aqui” is nowhere for whoever hears it, and a thumb does not click.',
  },
  {
    rule: 'No blame, no jokes, no “por favor”.',
    why: 'Calm words are believed.',
    good: 'CPF, e-mail ou senha incorretos.',
    bad: 'Você digitou a senha errada!',
    badWhy: 'It accuses, raises its voice, and may be wrong: it could have been the login.',
  },
  {
    rule: 'An exclamation mark greets, or is glad with somebody about what they did.',
    why: 'What failed, is missing or refused has none.',
    good: 'Treinamento concluído!',
    bad: 'Conteúdo bloqueado!',
    badWhy: 'It shuts a door and does not say who has the key.',
  },
];

/** A word or a sign that stands for one thing, and what is never written in its place. */
export interface Choice {
  say: string;
  /** Samples: the test holds that each is found by `pattern`. */
  not: readonly string[];
  /** What is found in a text, without spaces at its ends. */
  pattern: RegExp;
  /** What of it counts, where that is easily overlooked. */
  note?: string;
  /** In which files, where it is not all that are read. */
  where?: RegExp;
}

/** One word for one thing. */
export const words: readonly Choice[] = [
  { say: 'treinamento', not: ['curso'], pattern: /\bcursos?\b/i },
  {
    say: 'conteúdo',
    not: ['módulo', 'aula', 'lição'],
    pattern: /\b(módulos?|aulas?|liç(ão|ões))(?!\p{L})/iu,
  },
  { say: 'apagar', not: ['deletar', 'excluir', 'exclusão'], pattern: /\b(delet|exclu(ir|a|í|s))/i },
  {
    say: 'salvo neste aparelho',
    not: ['guardado neste aparelho', 'armazenado localmente'],
    pattern: /(guardad[oa]s? (neste|no) aparelho|armazenad[oa]s? localmente)/i,
  },
  { say: 'aparelho', not: ['dispositivo'], pattern: /dispositivo/i },
  {
    say: 'Tentar novamente',
    not: ['Tentar de novo', 'Tente de novo', 'Repetir', 'Recarregar'],
    pattern: /\bten(tar|te|tamos) de novo\b|^(repetir|recarregar)$/i,
  },
  { say: 'você, pessoa', not: ['usuário'], pattern: /usuári/i },
  { say: 'colega, quem trabalha aqui', not: ['funcionário'], pattern: /\bfuncionári/i },
  { say: 'escolha', not: ['clique', 'clicar'], pattern: /\b(clique|clicar|clicando)\b/i },
  {
    say: 'enviar, baixar, entrar, definir',
    not: ['upload', 'download', 'logar', 'setar'],
    pattern: /\b(uploads?|downloads?|logar|setar|startar)\b/i,
  },
  { say: 'e-mail', not: ['email'], pattern: /\bemail\b/i },
  { say: 'outra aba', not: ['outra guia', 'nova guia'], pattern: /\b(nova|outra) guia\b/i },
  {
    say: 'Trilha obrigatória',
    not: ['Trilha obrigatório'],
    pattern: /\b(trilha|avaliação|pergunta|pílula)s? obrigatórios?(?!\p{L})/iu,
  },
  {
    say: 'Comentários sobre “Planilhas do zero”',
    not: ['Comentários de “Planilhas do zero”'],
    pattern: /\bcomentários? d[aeo]s? /i,
  },
  {
    say: 'Claro, Escuro, Automático (sistema)',
    not: ['Light', 'Dark', 'Default'],
    pattern: /\b(light|dark|default)\b/i,
  },
  {
    say: 'Informe o CPF. O CPF não existe.',
    not: ['CPF inválido.'],
    pattern: /inválid/i,
  },
  { say: 'nada em seu lugar', not: ['Ops', 'por favor'], pattern: /\b(ops|oops|opa|por favor)\b/i },
];

/** Signs. */
export const signs: readonly Choice[] = [
  { say: 'Salvando…', not: ['Salvando...'], note: 'An ellipsis is one sign.', pattern: /\.\.\./ },
  { say: 'Matrícula feita!', not: ['Matrícula feita!!'], note: 'One exclamation mark.', pattern: /!!/ },
  {
    say: 'Não há mais vagas para essa turma.',
    not: ['Não há mais vagas para essa turma!'],
    note: 'A refusal has none.',
    pattern: /!/,
    where: /pt-br\/errors\.ts|sandbox\/src\/(?!seed)|api-error/,
  },
  {
    say: '“Planilhas do zero”',
    not: ['"Planilhas do zero"'],
    note: 'Quotation marks are curved.',
    pattern: /"/,
  },
  {
    say: 'Excel: o básico',
    not: ['Excel - o básico'],
    note: 'A colon or a dash, no hyphen.',
    pattern: / - /,
  },
  { say: 'Um espaço só', not: ['Dois  espaços'], note: 'One space.', pattern: / {2}/ },
];

/** How numbers and times are written, which their formats in `packages/domain` hold. */
export const figures: readonly { say: string; when: string }[] = [
  { say: '45 s, 27 min, 8 h, 1 h 05 min', when: 'A duration, with a space that does not break.' },
  { say: '5:07m', when: 'A duration on the card of a course, where the specification fixes it.' },
  { say: '4:07', when: 'A position in a film.' },
  { say: '60%', when: 'A part of a whole, close to its number.' },
  { say: '1.240 · 4,8', when: 'Thousands with a point, decimals with a comma.' },
];

const englishWords = `
  about add after again all an and answer answers any apply are at available back be because been before blocked
  but by can cancel cannot cart certificate change changed choose clear click close closed comment comments
  confirm content contents could course create created dark day days delete did does done doubt down duration
  each edit empty enroll enrolled enter error event every everything failed filter filters find finish finished
  first found from get getting go goes goto had has have he hello help here hi hide hour hours how if in into
  invalid is it its just keep kept last learn learning leave left less lesson lessons light list loading locked
  logout minute minutes month more must my name new next not notes nothing now of on only onto oops open opened
  opens or orders other our out over page password please previous product profile progress question questions
  read ready remove required reset result results retry review right save saved school search second seconds see
  select selected send sent settings she should show sign since skip so something sorry sort start started still
  stop student students submit success successfully than thank thanks that the then there they this to too track
  training trainings try unavailable under undo unknown until up update updated user valid very wait waiting was
  watch we week welcome went were what when where which while who why will with without would write wrong year
  yes yet you your
`;

/** English words that no Portuguese one is written like. */
export const english = new RegExp(`^(?:${englishWords.trim().split(/\s+/).join('|')})$`, 'i');
