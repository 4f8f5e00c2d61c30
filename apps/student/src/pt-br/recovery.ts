/** Words of getting a new password. Exact where the requirements fix them (RECOVERY, messages.json). */
export const recovery = {
  back: 'Voltar',
  support: 'Precisa de ajuda? Escreva para',
  supportHref: (email: string) => `mailto:${email}?subject=${encodeURIComponent('Nova senha')}`,
  method: {
    title: 'Esqueci minha senha',
    text: 'Escolha como criar uma nova senha: com um link, com os seus dados ou com a ajuda do suporte.',
    /** Of a brand that sends no link. */
    textWithoutEmail: 'Escolha como criar uma nova senha: com os seus dados ou com a ajuda do suporte.',
    email: 'Receber um link',
    identity: 'Confirmar meus dados',
    support: 'Escrever para o suporte',
  },
  login: {
    title: 'Receber um link por e-mail',
    text: 'Informe o CPF ou o e-mail do seu cadastro.',
    submit: 'Continuar',
  },
  sent: {
    title: 'Confira seu e-mail',
    text: 'Se houver uma conta com o e-mail informado, o link para criar uma nova senha já está a caminho. Ele vale por uma hora.',
    missing: 'Não chegou? Confira a caixa de spam ou peça outro link.',
    again: 'Pedir outro link',
    done: 'Voltar ao início',
  },
  identity: {
    title: 'Confirmar meus dados',
    text: 'Informe só o e-mail do seu cadastro, ou todos os dados abaixo.',
    or: 'Ou todos estes dados',
    nothing: 'Informe o e-mail, ou preencha todos os dados abaixo.',
    fields: {
      email: 'E-mail',
      name: 'Nome completo',
      document: 'CPF',
      birthDate: 'Data de nascimento',
      birthDateHint: 'Dia, mês e ano: dd/mm/aaaa',
      badgeCode: 'Número do crachá',
      mothersName: 'Nome da mãe',
    },
    submit: 'Confirmar',
    success: 'Usuário validado com sucesso!',
  },
  newPassword: {
    title: 'Crie uma nova senha',
    text: 'Escolha uma senha que só você conheça.',
    submit: 'Salvar',
    success: 'Senha alterada com sucesso!',
  },
  refused: {
    title: 'Este link não vale mais',
    text: 'O link venceu ou já foi usado. Peça um novo para continuar.',
    /** After a try whose answer was lost: it may have used the link. */
    mayBeSaved:
      'A nova senha pode já estar valendo: tente entrar com ela. Se não funcionar, peça outro link.',
    home: 'Voltar ao início',
    again: 'Começar de novo',
  },
} as const;
