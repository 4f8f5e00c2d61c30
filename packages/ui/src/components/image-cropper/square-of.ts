/** How wide the square is in the end, in pixels: sharp on every screen that shows a photo of a person. */
const side = 512;

/** The chosen part of a picture as a data URL of a JPEG; where the picture is clear, it is white. */
export function squareOf(
  picture: HTMLImageElement,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const canvas = picture.ownerDocument.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing on a canvas.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, width, height, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', 0.9);
}
