import { type ErrorCode, failureOf } from '@student/domain';

/** A sentence for every code there is: a code without words does not compile (CALLS-06 to CALLS-13). */
export const errors: Record<ErrorCode, string> = {
  ACCESS_SESSION_EXPIRED: 'Faça seu login novamente.',
  UNEXPECTED_ERROR: 'Ocorreu um erro inesperado.',
  NO_RESPONSE: 'Erro de conexão.',
  TIMEOUT: 'Erro de conexão.',
  ABORTED: 'A operação foi interrompida.',
  NOT_IMPLEMENTED: 'Not implemented',
  CONTENT_STATE_NOT_READY: 'ContentState is not ready',
  INFORMATION_NOT_LOADED: 'Ocorreu um erro ao carregar as informações.',
  INVALID_ID: 'ID não é válido.',
  EMPTY_FIELD: 'Preencha este campo.',
  'EMPTY_FIELD.title': 'Título não pode ser vazio.',
  'EMPTY_FIELD.description': 'Descrição não pode ser vazia.',
  INVALID_RATING: 'Selecione entre uma e cinco estrelas.',
  'INVALID_RATING.stars': 'Selecione entre uma e cinco estrelas.',
  'INVALID_RATING.message': 'Deixe uma mensagem',
  INVALID_CONTENT_DOUBT: 'Informe o título da dúvida',
  'INVALID_CONTENT_DOUBT.title': 'Informe o título da dúvida',
  'INVALID_CONTENT_DOUBT.description': 'Informe a descrição da dúvida',
  INVALID_CONTENT_ANNOTATION: 'Informe o texto da anotação',
  INVALID_SPEED_RATE: 'Velocidade de reprodução inválida.',
  INVALID_CHECKPOINT: 'Checkpoint inválido.',
  ALREADY_ENROLLED: 'Você já está matriculado nessa turma.',
  MAX_CAPACITY_REACHED: 'Não há mais vagas para essa turma.',
  EVENT_CLASS_FINISHED: 'Esta turma já foi finalizada.',
  ZIP_CODE_NOT_FOUND: 'O CEP digitado não existe!',
  INVALID_IMAGE_TYPE: 'Por favor, insira uma imagem PNG, JPG, JPEG ou WEBP',
  IMAGE_TOO_LARGE: 'A imagem selecionada é maior que 3MB. Por favor, selecione outra.',
  VALIDATION_ERROR: 'Confira os dados informados.',
  NOT_FOUND: 'Não encontramos o que você procura.',
  INVALID_CREDENTIALS: 'CPF, e-mail ou senha incorretos.',
  INVALID_TOKEN: 'Este link não vale mais. Peça um novo.',
  IDENTITY_NOT_CONFIRMED: 'Os dados não conferem com o cadastro.',
  ALREADY_REGISTERED: 'Já existe um cadastro com estes dados.',
  WEAK_PASSWORD: 'Escolha uma senha mais forte.',
  NOT_ENROLLED: 'Você não está matriculado neste treinamento.',
  CONTENT_BLOCKED: 'Este conteúdo está bloqueado.',
  ATTEMPT_LIMIT_REACHED: 'Não há mais tentativas.',
  QUESTIONNAIRE_FINISHED: 'Este questionário já foi concluído.',
  TOO_MANY_INTERESTS: 'Escolha até cinco interesses.',
  INSUFFICIENT_DECOINS: 'Saldo insuficiente.',
  OUT_OF_STOCK: 'Produto sem estoque.',
  CERTIFICATE_UNAVAILABLE: 'O certificado ainda não está disponível.',
  TERMS_NOT_ACCEPTED: 'É necessário aceitar o Termo de Uso para prosseguir!',
  REQUIRED: 'Preencha este campo.',
  TOO_LONG: 'O texto é longo demais.',
  INVALID_CPF: 'Informe um CPF com 11 dígitos.',
  DATE_OUT_OF_RANGE: 'A data está fora do período aceito.',
  PASSWORDS_DIFFER: 'As senhas não são iguais.',
};

/** What a failed call says: the server's own sentence where it sent one, else that of the code (CALLS-06 to CALLS-11). */
export function errorText(error: unknown): string {
  const { code, message } = failureOf(error);
  return message ?? errors[code];
}
