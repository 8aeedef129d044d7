import { Blob } from 'node:buffer';
import { ClipboardItem, clipboard, type NativeImage, nativeImage } from 'electron';

/** The clipboard of older Electron, which takes pictures by a call of their own. */
interface OlderClipboard {
  writeImage?: (picture: NativeImage) => void;
}

/** A PNG of the page onto the clipboard; what is no picture changes nothing there. */
export async function copyPicture(bytes: Uint8Array): Promise<void> {
  const picture = nativeImage.createFromBuffer(Buffer.from(bytes));
  if (picture.isEmpty()) return;
  const older: OlderClipboard = clipboard as object;
  if (older.writeImage) return older.writeImage(picture);
  const blob = new Blob([picture.toPNG()], { type: 'image/png' });
  await clipboard.write([new ClipboardItem({ 'image/png': blob as never })]);
}
