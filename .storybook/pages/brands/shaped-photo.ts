import { heroRoom, type PhotoFocus, placeIn } from '../../../themes/compiler/photo-place.ts';

/** A photograph cut to the hero's 4:3 and to the shape of a mask, as the build of a brand cuts it; an address of the result. */
export async function shapedPhoto(
  photo: string,
  mask: string | undefined,
  focus: PhotoFocus,
): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), heroRoom);
  const context = canvas.getContext('2d');
  const picture = await loaded(photo);
  if (!context) return photo;
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const isCutOut = isClearSomewhere(picture);
  const { left, top, width, height } = placeIn(heroRoom, size, { isCutOut, focus });
  context.drawImage(picture, left, top, width, height);
  if (mask !== undefined && !isCutOut) {
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(await loaded(mask), 0, 0, heroRoom.width, heroRoom.height);
  }
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/webp'));
  return blob ? URL.createObjectURL(blob) : photo;
}

/** Whether a picture has a clear ground of its own; looked at in small, where whatever is clear is still seen. */
function isClearSomewhere(picture: HTMLImageElement): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 180 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, 240, 180);
  const { data } = context?.getImageData(0, 0, 240, 180) ?? { data: [] };
  return data.some((part, at) => at % 4 === 3 && part < 255);
}

/** @throws {Error} where the file is no picture that this browser reads. */
async function loaded(src: string): Promise<HTMLImageElement> {
  const picture = Object.assign(new Image(), { src });
  await picture.decode();
  return picture;
}
