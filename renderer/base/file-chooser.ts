/** The one file input of the window; hidden, reached by the buttons, the shortcut and the palette. */
export const fileChooserId = 'file-chooser';

export function openFileChooser(): void {
  document.getElementById(fileChooserId)?.click();
}
