/** What the scanner of QR codes says by itself. */
export interface QrScannerWords {
  asking: string;
  askingHint: string;
  refused: string;
  refusedHint: string;
  absent: string;
  absentHint: string;
  failed: string;
  failedHint: string;
  loading: string;
  loadingHint: string;
  looking: string;
  found: string;
  retry: string;
  picture: string;
  typedLabel: string;
  typedHint: string;
  use: string;
}

export const qrScannerWords: QrScannerWords = {
  asking: 'Permita o uso da câmera',
  askingHint: 'O navegador pergunta se este site pode usar a câmera. A imagem não sai deste aparelho.',
  refused: 'A câmera não foi permitida',
  refusedHint: 'Permita a câmera nas configurações do navegador, ou digite o código.',
  absent: 'Nenhuma câmera disponível',
  absentHint: 'Este aparelho não tem câmera, ou outro aplicativo está com ela. Digite o código.',
  failed: 'O leitor não abriu',
  failedHint: 'Confira a conexão e tente novamente, ou digite o código.',
  loading: 'Abrindo o leitor…',
  loadingHint: 'A câmera já está ligada.',
  looking: 'Aponte a câmera para o QR code.',
  found: 'Código lido.',
  retry: 'Tentar novamente',
  picture: 'Imagem da câmera',
  typedLabel: 'Código escrito',
  typedHint: 'Ele está junto ao QR code.',
  use: 'Usar este código',
};
