import { formatNumber, formatSize, type Unsent } from '@student/domain';
import { unsentWords } from './unsent.ts';

const filesText = (count: number) => (count === 1 ? '1 arquivo' : `${formatNumber(count)} arquivos`);
const recordsText = (count: number) => (count === 1 ? '1 registro' : `${formatNumber(count)} registros`);

/** Words of what this device keeps (docs/privacy.md). */
export const deviceData = {
  open: 'Dados neste aparelho',
  title: 'Dados neste aparelho',
  text: 'Tudo o que o aplicativo guarda para você neste navegador e nesta aba. O que está em outras abas fica nelas até serem fechadas.',
  list: 'O que está guardado',
  names: {
    person: 'Quem está conectado',
    configuration: 'Configuração da plataforma',
    tenant: 'Marca',
    scheme: 'Aparência',
    player: 'Preferências do player',
    withoutPills: 'Pílulas',
    searches: 'Buscas recentes',
    faq: 'Perguntas frequentes abertas',
    bag: 'Sacola',
    questions: 'Páginas de questionários',
    attempt: 'Tentativas de questionários',
    package: 'Conteúdos interativos',
    left: 'Estudo da última página',
    registration: 'Cadastro em andamento',
    drafts: 'Rascunhos',
    onboarding: 'Primeiros passos',
    onboardingLater: 'Primeiros passos adiados',
    scroll: 'Posição das páginas',
    checkIn: 'Código de presença',
    acts: 'O que ainda não foi enviado',
    app: 'Aplicativo',
  },
  texts: {
    person: 'Seu nome, e-mail e foto, para abrir as páginas. Sai daqui quando você sai da conta.',
    configuration: 'Se a plataforma está em manutenção e se recebe sugestões.',
    tenant: 'A marca que você abriu.',
    scheme: 'Claro ou escuro.',
    player: 'Velocidade e volume da última vez.',
    withoutPills: 'Se havia pílulas na última visita.',
    searches: 'O que você buscou por último.',
    faq: 'As perguntas que você deixou abertas.',
    bag: 'Os produtos que você escolheu, e o pedido que ainda não teve resposta.',
    questions: 'Em que pergunta você estava.',
    attempt: 'Para que uma tentativa não seja contada duas vezes.',
    package: 'Para que seu progresso não se perca.',
    left: 'O que você fez no momento em que a página foi fechada.',
    registration: 'O que foi digitado nesta aba, sem a senha, até ela ser fechada.',
    drafts: 'O que você escreveu nesta aba e não enviou, até ela ser fechada.',
    onboarding: 'O que você escolheu e escreveu nesta aba, até ela ser fechada.',
    onboardingLater: 'Para não perguntar de novo nesta aba.',
    scroll: 'Até onde você rolou cada página, até esta aba ser fechada.',
    checkIn: 'O código que foi lido nesta aba e ainda não foi confirmado.',
    acts: 'Anotações, dúvidas, respostas e estudo. São enviados assim que possível.',
    app: 'Páginas e imagens do aplicativo, para abrir mais rápido e sem rede.',
  },
  amount: (count: number, bytes: number | undefined) =>
    bytes === undefined ? recordsText(count) : `${recordsText(count)}, ${formatSize(bytes)}`,
  files: filesText,
  stays: 'Continua aqui',
  unsentTitle: 'Há algo que ainda não foi enviado',
  /** The counts are those that signing out tells too. */
  unsent: (unsent: Unsent) => {
    const words = unsentWords(unsent);
    return words
      ? `Falta enviar ${words}. Isso continua salvo neste aparelho.`
      : 'O que você ainda não enviou continua salvo neste aparelho.';
  },
  clear: 'Apagar dados',
  clearAll: 'Apagar também o que não foi enviado',
  cleared: 'Dados apagados deste aparelho e desta aba.',
  readFailed: 'Não foi possível ler o que está salvo neste aparelho.',
  failed: 'Não foi possível apagar os dados deste aparelho.',
  question: {
    title: 'Apagar o que não foi enviado?',
    text: 'O que você escreveu, respondeu ou estudou e ainda não chegou ao servidor será perdido.',
    confirm: 'Apagar tudo',
    cancel: 'Voltar',
  },
} as const;
