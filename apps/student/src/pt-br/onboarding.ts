import type { Layout, Tenant } from '@student/themes/tenant';

/** As people say it: `à Decola`, `ao Círculo`, `da GTOP`. */
const spoken = ({ title, gender }: Pick<Tenant, 'title' | 'gender'>) =>
  gender === 'masculine'
    ? { the: `o ${title}`, to: `ao ${title}`, of: `do ${title}` }
    : { the: `a ${title}`, to: `à ${title}`, of: `da ${title}` };

/** What a brand's first page begins with, in the words of somebody who shows it. */
const home: Record<Layout['dashboard'], string> = {
  continue: 'O Início abre no seu próximo passo: um toque e você volta de onde parou.',
  required: 'O Início mostra primeiro o que é obrigatório para você, com o que falta e o que já foi feito.',
  discover: 'O Início abre com as novidades: sempre há algo novo para experimentar.',
};

/** Words of the onboarding (ONBOARD). What speaks of the brand is made of its facts. */
export const onboarding = {
  title: 'Boas-vindas',
  steps: 'Etapas das boas-vindas',
  previous: 'Anterior',
  next: 'Próximo',
  finish: 'Concluir',
  name: {
    step: 'Nome social',
    title: 'Como podemos chamar você?',
    text: 'É com este nome que vamos cumprimentar você por aqui.',
    label: 'Nome social',
    hint: (name: string) => `Se preferir, deixe em branco e usamos ${name}.`,
  },
  about: {
    step: 'Sobre você',
    title: 'Conte um pouco sobre você',
    text: 'Duas ou três frases bastam. Você pode mudar tudo depois, no seu perfil.',
    label: 'Sobre você',
    hint: 'O que você faz, do que gosta, o que quer aprender.',
  },
  welcome: {
    step: 'Boas-vindas',
    title: (tenant: Tenant) => `Boas-vindas ${spoken(tenant).to}!`,
    text: (name: string) => `Que bom ter você aqui, ${name}.`,
    more: (tenant: Tenant) =>
      `Este espaço é seu: entre quando quiser, pergunte sem medo e conte com quem já faz parte ${spoken(tenant).of}.`,
  },
  pace: {
    step: 'No seu ritmo',
    title: 'Aprenda no seu ritmo',
    text: 'Cinco minutos já são um começo.',
    more: (tenant: Tenant) =>
      `Pare no meio de um conteúdo e volte quando der: ${spoken(tenant).the} guarda o ponto em que você estava, no celular ou no computador. Sem internet por um momento? O que você fez é enviado quando ela voltar.`,
  },
  how: {
    step: 'Como funciona',
    title: 'Como funciona',
    text: 'Em um minuto, tudo o que você precisa saber para começar.',
    home: { title: 'Início', text: (first: Layout['dashboard']) => home[first] },
    tracks: {
      title: 'Trilhas',
      text: 'Treinamentos em ordem, do primeiro ao último. Os obrigatórios ficam sempre à vista.',
    },
    coins: {
      title: (coin: string) => coin.charAt(0).toLocaleUpperCase('pt-BR') + coin.slice(1),
      text: (coin: string, hasShop: boolean) =>
        hasShop
          ? `Suas conquistas rendem ${coin}, que você troca por produtos na Loja.`
          : `Suas conquistas rendem ${coin}.`,
    },
    doubts: {
      title: 'Dúvidas e anotações',
      text: 'Pergunte a quem ensina e guarde as suas anotações ao lado de cada conteúdo.',
    },
    certificates: {
      title: 'Certificados',
      text: 'Concluiu um treinamento com certificado? Ele fica pronto na hora.',
    },
  },
  interests: {
    step: 'Interesses',
    title: 'Do que você gosta?',
    text: 'Escolha até cinco interesses: o Início vai sugerir treinamentos sobre eles.',
    none: 'Ainda não há interesses para escolher. Você pode seguir para a próxima etapa.',
  },
  photo: {
    step: 'Foto',
    title: 'Hora de decolar!',
    text: 'Só falta o seu rosto. Com foto, colegas e instrutores reconhecem você.',
    of: (name: string) => `Foto de ${name}`,
    choose: 'Escolher foto',
    change: 'Trocar foto',
    keep: 'Manter a foto anterior',
    without: 'Ficar sem foto',
    waiting: 'Sua foto está escolhida e será enviada quando você concluir.',
  },
  ready: {
    step: 'Tudo pronto',
    title: (name: string) => `Tudo pronto, ${name}!`,
    text: 'Confira o que você escolheu. Ao concluir, salvamos tudo e levamos você ao Início.',
    noSocialName: 'Sem nome social',
    noAbout: 'Nada escrito ainda',
    noInterests: 'Nenhum interesse escolhido',
    noPhoto: 'Sem foto',
    newPhoto: 'Nova foto escolhida',
    samePhoto: 'A foto que você já tem',
    change: 'Alterar',
    changeOf: (step: string) => `Alterar: ${step}`,
  },
  failed: {
    photo: 'Não foi possível enviar a sua foto.',
    interests: 'Não foi possível salvar os seus interesses.',
    saving: 'Não foi possível concluir as boas-vindas.',
    kept: 'O que você preencheu está guardado.',
    retry: 'Tentar novamente',
    leaveOut: 'Concluir sem a foto',
    otherPhoto: 'Escolher outra foto',
    otherInterests: 'Rever interesses',
  },
  finished: 'Tudo salvo. Bons estudos!',
  closed: 'Suas boas-vindas ficam para depois: elas voltam no seu próximo acesso.',
  finishedElsewhere: 'Você já concluiu as boas-vindas em outra aba.',
} as const;
