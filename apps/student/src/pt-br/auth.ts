import type { Unsent } from '@student/domain';
import { unsentWords } from './unsent.ts';

/** Words of signing in, first login, terms and logout. Exact where the requirements fix them (AUTH, messages.json). */
export const auth = {
  panel: {
    title: 'Acesse sua conta',
    close: 'Fechar',
    login: 'CPF ou e-mail',
    password: 'Senha',
    showPassword: 'Mostrar senha',
    hidePassword: 'Ocultar senha',
    submit: 'Entrar',
    submitting: 'Entrando…',
    forgot: 'Esqueci minha senha',
    signUp: 'Crie uma conta',
    loginRequired: 'Informe seu CPF ou e-mail.',
    loginInvalid: 'Informe um CPF com 11 dígitos ou um e-mail.',
    loginTooLong: 'Use até 254 caracteres.',
    passwordRequired: 'Informe sua senha.',
  },
  firstLogin: {
    title: 'Crie a sua senha',
    text: 'Este é o seu primeiro acesso. Escolha uma senha que só você conheça.',
    password: 'Nova senha',
    confirmation: 'Confirme a nova senha',
    hint: 'Sua senha deve conter: Ao menos 8 caracteres, uma letra minúscula, uma letra maiúscula, um caractere especial',
    /** Of a brand that asks for less. */
    rules: 'Sua senha deve conter:',
    rule: {
      length: 'Ao menos 8 caracteres',
      lowercase: 'Uma letra minúscula',
      uppercase: 'Uma letra maiúscula',
      numberOrSign: 'Um caractere especial ou um número',
    },
    agree: 'Li e aceito o',
    termsLink: 'Termo de Uso',
    passwordRequired: 'Informe a nova senha.',
    passwordWeak: 'A senha ainda não atende a todos os itens da lista.',
    confirmationRequired: 'Confirme a nova senha.',
    submit: 'Salvar',
    success: 'Senha alterada com sucesso!',
    termLeft: 'Falta aceitar o Termo de Uso',
    passwordSaved: 'Sua nova senha já está salva.',
    accept: 'Aceitar e entrar',
  },
  terms: {
    title: 'Novo Termo de Uso',
    text: 'O Termo de Uso mudou. Para continuar, leia e aceite a nova versão.',
    agree: 'Li e aceito o',
    link: 'Termo de Uso',
  },
  signOut: {
    title: 'Deseja realmente sair?',
    text: 'Ao sair, você retornará para a página de login.',
    cancel: 'Cancelar',
    confirm: 'Sair',
    lossTitle: 'Sair sem enviar?',
    loss: (unsent: Unsent) =>
      `Ainda falta enviar ${unsentWords(unsent)}. Se você sair agora, isso será apagado deste aparelho.`,
    stay: 'Ficar',
    leaveAndErase: 'Sair e apagar',
  },
} as const;
