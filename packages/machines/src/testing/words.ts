import type { ErrorCode } from '@student/domain';
import type { Failure } from '../failure.ts';

/** Sentences for the scenes of Flows stories; the app has the full record over all codes. */
const sentences: Partial<Record<ErrorCode, string>> = {
  NO_RESPONSE: 'Erro de conexão.',
  ACCESS_SESSION_EXPIRED: 'Faça seu login novamente.',
  TERMS_NOT_ACCEPTED: 'É necessário aceitar o Termo de Uso para prosseguir!',
  REQUIRED: 'Preencha este campo.',
  INVALID_CPF: 'Informe os 11 dígitos do CPF.',
  WEAK_PASSWORD: 'A senha informada é fraca.',
  PASSWORDS_DIFFER: 'As senhas não são iguais.',
};

/** A code in words. */
export function wordsOf(code: ErrorCode | undefined): string | undefined {
  return code && (sentences[code] ?? 'Ocorreu um erro inesperado.');
}

/** A failure in words: the server's own sentence where it sent one. */
export function failureWords(failure: Failure | undefined): string | undefined {
  return failure && (failure.message ?? wordsOf(failure.code));
}
