/**
 * What the server may refuse, with its status and its Portuguese sentence, as the contract lists them
 * (`x-error-codes` at the root of the contract).
 */
const catalogue = {
  ACCESS_SESSION_EXPIRED: [403, 'Faça seu login novamente.'],
  UNEXPECTED_ERROR: [500, 'Ocorreu um erro inesperado.'],
  INVALID_ID: [422, 'ID não é válido.'],
  EMPTY_FIELD: [422, 'Título não pode ser vazio.'],
  INVALID_RATING: [422, 'Selecione entre uma e cinco estrelas.'],
  INVALID_CONTENT_DOUBT: [422, 'Informe o título da dúvida'],
  INVALID_CONTENT_ANNOTATION: [422, 'Informe o texto da anotação'],
  INVALID_SPEED_RATE: [422, 'Velocidade de reprodução inválida.'],
  INVALID_CHECKPOINT: [422, 'Checkpoint inválido.'],
  ALREADY_ENROLLED: [409, 'Você já está matriculado nessa turma.'],
  MAX_CAPACITY_REACHED: [409, 'Não há mais vagas para essa turma.'],
  EVENT_CLASS_FINISHED: [409, 'Esta turma já foi finalizada.'],
  ZIP_CODE_NOT_FOUND: [404, 'O CEP digitado não existe!'],
  INVALID_IMAGE_TYPE: [422, 'Por favor, insira uma imagem PNG, JPG, JPEG ou WEBP'],
  IMAGE_TOO_LARGE: [413, 'A imagem selecionada é maior que 3MB. Por favor, selecione outra.'],
  VALIDATION_ERROR: [422, 'Verifique os dados informados.'],
  NOT_FOUND: [404, 'Registro não encontrado.'],
  INVALID_CREDENTIALS: [401, 'CPF, e-mail ou senha incorretos.'],
  INVALID_TOKEN: [401, 'Este código não vale mais.'],
  IDENTITY_NOT_CONFIRMED: [422, 'Não foi possível confirmar os dados informados.'],
  ALREADY_REGISTERED: [409, 'Já existe um cadastro com este CPF ou e-mail.'],
  WEAK_PASSWORD: [422, 'A senha informada é fraca.'],
  NOT_ENROLLED: [409, 'Você não está matriculado.'],
  CONTENT_BLOCKED: [409, 'Este conteúdo ainda não está disponível.'],
  ATTEMPT_LIMIT_REACHED: [409, 'Você atingiu o limite de tentativas.'],
  QUESTIONNAIRE_FINISHED: [409, 'Este questionário já foi finalizado.'],
  TOO_MANY_INTERESTS: [422, 'Escolha no máximo cinco interesses.'],
  INSUFFICIENT_DECOINS: [409, 'Você não possui decoins suficientes.'],
  OUT_OF_STOCK: [409, 'Produto sem estoque suficiente.'],
  CERTIFICATE_UNAVAILABLE: [409, 'O certificado ainda não está disponível.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof catalogue;

/** One thing wrong with the input: the code, the sentence and the field it belongs to. */
export type Violation = { code: RefusalCode; message: string; field?: string };

/** Thrown by a handler to answer anything but 200. `violations` become `errors` of the body, in this order. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly violations: Violation[] | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    violations?: Violation[],
    status: number = catalogue[code][0],
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.violations = violations;
  }

  /** The answer on the wire: `{code, message}`, with `errors` when the input was refused (status 422). */
  toOutcome(): { status: number; body: string } {
    const { code, message, status } = this;
    const errors = this.violations ?? [{ code, message }];
    return { status, body: JSON.stringify(status === 422 ? { code, message, errors } : { code, message }) };
  }

  toResponse(): Response {
    const { status, body } = this.toOutcome();
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  }
}

/** The sentence that the contract gives to a code. */
export const messageOf = (code: RefusalCode): string => catalogue[code][1];

/** Refuses the call with the contract's status and sentence for this code. */
export const refuse = (code: RefusalCode): never => {
  throw new Refusal(code, messageOf(code));
};

/** Refuses the input when there is at least one violation; the first one gives code and sentence of the whole. */
export const refuseInvalid = (violations: Violation[]): void => {
  const [first] = violations;
  if (first) throw new Refusal(first.code, first.message, violations);
};

/** A violation with the contract's own sentence, unless the field has a better one. */
export const violation = (
  code: RefusalCode,
  field: string,
  message: string = messageOf(code),
): Violation => ({
  code,
  message,
  field,
});

/** The value, or the refusal NOT_FOUND in its place. */
export const found = <T>(value: T | null | undefined): T => value ?? refuse('NOT_FOUND');
