import type { CheckInProblem } from '@student/domain';
import { sittings } from './sittings.ts';

type Refusal = { title: string; text: string };

/** Words of the check-in to an event or a training course (EVENT-16 to EVENT-19, EVENT-28, EVENT-29). */
export const checkIn = {
  title: sittings.presence,
  lead: 'Leia o QR code que está no local para registrar a sua presença.',
  scan: 'Ler QR code',
  scanAgain: 'Ler outro código',
  question: 'Registrar a sua presença?',
  confirm: 'Confirmar presença',
  confirming: 'Registrando a presença…',
  confirmed: 'Presença confirmada!',
  confirmedText: 'Você está matriculado e a sua presença está registrada.',
  present: 'Sua presença já está registrada.',
  presentText: 'Para registrar a presença em outro encontro, leia o código dele.',
  kept: {
    network: 'Sem conexão: sua presença está salva neste aparelho e será enviada quando a internet voltar.',
    server:
      'Servidor indisponível: sua presença está salva neste aparelho e será enviada assim que ele puder.',
    session: 'Sua presença está salva neste aparelho e será enviada depois que você entrar de novo.',
  },
  delayed: 'O envio está demorando',
  delayedKept: 'Sua presença está salva neste aparelho e o envio continua. Você já pode sair desta página.',
  delayedHere: 'O envio continua. Fique nesta página até ele terminar.',
  leave: 'Ir para o início',
  unverified: 'Presença enviada',
  unverifiedText: 'O servidor a recebeu. A turma ainda não foi carregada para mostrar a confirmação.',
  lookAgain: 'Verificar de novo',
  keptTitle: 'Presença guardada',
  keptUntil: 'O envio vale até amanhã.',
  retry: 'Tentar agora',
  openOther: 'Abrir a página deste código',
  notCode: 'Este QR code não é de presença.',
  notTyped: 'Digite o código ou o link que está escrito junto ao QR code.',
  notRead: 'Não reconhecemos este código. Confira o que está escrito junto ao QR code e digite de novo.',
  unreadable: {
    title: 'Este link não diz de que encontro é',
    text: 'Ele não registra presença. Leia de novo o código que está no local.',
  },
  unexpected: 'Não foi possível registrar a presença',
  problems: {
    elsewhere: {
      title: 'Este código é de outra turma',
      text: 'Para registrar a presença nela, abra a página dela.',
    },
    recordedElsewhere: {
      title: 'Este código é de outra turma',
      text: 'Sua presença foi registrada na turma do código, e não nesta.',
    },
    invalid: {
      title: 'Este código não vale mais',
      text: 'Ele expirou ou não é deste treinamento. Leia de novo o código que está no local.',
    },
    otherDay: {
      title: 'Não há encontro nesta data',
      text: 'O código não é de um dia desta turma. Leia o código que está no local hoje.',
    },
    tooEarly: {
      title: 'Ainda é cedo',
      text: 'A presença é registrada no dia do encontro. Leia o código de novo quando chegar lá.',
    },
    tooLate: {
      title: 'O prazo deste código passou',
      text: 'A presença é registrada até o dia seguinte ao encontro. Fale com quem organiza o treinamento.',
    },
    full: {
      title: 'Não há mais vagas para essa turma.',
      text: 'Você não está matriculado, e todas as vagas foram preenchidas.',
    },
    finished: {
      title: 'Esta turma já foi finalizada.',
      text: 'Depois do fim não se registra mais presença. Fale com quem organiza o treinamento.',
    },
    notOpen: {
      title: 'Esta turma não está aberta a inscrições.',
      text: 'Só quem já está matriculado registra presença nela.',
    },
  } satisfies Record<CheckInProblem, Refusal>,
  toldDelivered: 'Sua presença foi registrada.',
  toldRefused: (reason: string) => `Sua presença não foi registrada: ${reason}`,
} as const;
