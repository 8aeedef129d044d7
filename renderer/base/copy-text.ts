/** By a selection and not by `navigator.clipboard`, because the window grants no permission to anything (SEC-8). */
export function copyText(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'hidden-text';
  // What is hidden that way does not wrap, and tabs and line ends would be copied as spaces.
  field.style.whiteSpace = 'pre';
  field.readOnly = true;
  field.value = text;
  document.body.append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
