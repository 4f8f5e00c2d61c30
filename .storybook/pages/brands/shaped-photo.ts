/** The hero's room, as `themes/pictures.ts` has it. */
const room = { width: 960, height: 720 };

/** A photograph cut to the hero's 4:3 and to the shape of a mask, as the build of a brand cuts it; an address of the result. */
export async function shapedPhoto(photo: string, mask: string | undefined): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), room);
  const context = canvas.getContext('2d');
  const picture = await loaded(photo);
  if (!context) return photo;
  const scale = Math.max(room.width / picture.naturalWidth, room.height / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(picture, (room.width - width) / 2, (room.height - height) / 2, width, height);
  if (mask !== undefined) {
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(await loaded(mask), 0, 0, room.width, room.height);
  }
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/webp'));
  return blob ? URL.createObjectURL(blob) : photo;
}

/** @throws {Error} where the file is no picture that this browser reads. */
async function loaded(src: string): Promise<HTMLImageElement> {
  const picture = Object.assign(new Image(), { src });
  await picture.decode();
  return picture;
}
