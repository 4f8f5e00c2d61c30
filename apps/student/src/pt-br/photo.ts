/** Words around choosing and cropping a photo (SHELL-45 to SHELL-49). */
export const photo = {
  title: 'Sua foto',
  select: 'Selecione uma imagem',
  limits: 'PNG, JPG, JPEG ou WEBP de até 3 MB.',
  another: 'Escolher outra imagem',
  area: 'Área da foto',
  hint: 'Arraste a imagem ou use as setas do teclado. Para aproximar, use os botões, dois dedos ou a roda do mouse.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  preview: 'Prévia da foto',
  previewText: 'É assim que ela vai aparecer.',
  broken: 'Não foi possível abrir este arquivo como imagem. Escolha outro.',
  save: 'Salvar',
  cancel: 'Cancelar',
} as const;
