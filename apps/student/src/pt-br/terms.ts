/** The terms of use (AUTH-50, AUTH-51, AUTH-52). What is about coins is left out where a brand has none. */
export const terms = {
  title: 'Termo de Uso',
  intro:
    'Este termo explica como a plataforma funciona e o que se espera de quem a usa. Ao entrar, você concorda com ele.',
  sections: [
    {
      title: 'Sua conta',
      paragraphs: [
        'A conta é pessoal. Não divulgue a sua senha e saia da plataforma ao usar um aparelho que não é seu.',
        'Seus dados de cadastro servem para identificar você nos treinamentos, nos certificados e no suporte.',
      ],
    },
    {
      title: 'Treinamentos e certificados',
      paragraphs: [
        'O progresso é registrado enquanto você assiste, ouve ou responde. O certificado é emitido depois da conclusão, nos treinamentos que o oferecem.',
        'Os conteúdos pertencem à empresa ou aos seus autores e não podem ser copiados ou distribuídos.',
      ],
    },
    {
      title: 'Comentários',
      paragraphs: [
        'Comente com respeito. Os administradores da plataforma veem os comentários, inclusive os que foram apagados.',
      ],
    },
    {
      title: 'Decoins',
      about: 'coins',
      paragraphs: [
        'Os administradores podem definir um limite diário de ganho de decoins por pessoa, mudar as regras e revogar ou fazer expirar decoins. As decisões dos administradores são finais.',
        'Os decoins podem expirar, não valem dinheiro e não podem ser transferidos.',
      ],
    },
    {
      title: 'O que fica neste aparelho',
      paragraphs: [
        'Guardamos aqui a sua preferência de aparência, a configuração da plataforma, seus dados de identificação enquanto a sessão dura e o progresso que ainda não pôde ser enviado. Tudo, menos a aparência, é apagado quando você sai. Ficam também os arquivos da própria plataforma, que não dizem nada sobre você.',
        'Vídeos do YouTube só são carregados quando você os reproduz. A partir daí, valem também os termos do YouTube.',
      ],
    },
  ],
} as const;
