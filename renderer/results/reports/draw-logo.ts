/** Room of a logo on the cover, in pixels; the paper shows it at about a third of that. */
const room = { width: 600, height: 200 };

/** Files beyond this are no logos. */
const largestFile = 8_000_000;

/**
 * A picture file, drawn anew as a PNG of at most 600 by 200 pixels: what else the file held (places, names, scripts) stays behind. Null when
 * it is no picture that the window can draw, or too large.
 */
export async function drawLogo(file: File): Promise<string | null> {
  if (file.size > largestFile || !/^image\/(png|jpeg|webp|gif|bmp)$/.test(file.type)) return null;
  const address = await addressOf(file);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const scale = Math.min(1, room.width / picture.naturalWidth, room.height / picture.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

/** As a data address: the policy of the page allows pictures from nowhere else. */
function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}
