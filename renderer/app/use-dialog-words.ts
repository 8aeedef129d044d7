import { useEffect } from 'react';

const dialogs = '[role=dialog][aria-modal=true]';

/** The question of a dialog, or nothing: the library names all that is in it, and a reader of screens would read a hundred bookings. */
function tell(dialog: Element): void {
  const question = dialog.querySelector('[data-dialog-words]')?.id ?? null;
  if (dialog.getAttribute('aria-describedby') === question) return;
  if (question) dialog.setAttribute('aria-describedby', question);
  else dialog.removeAttribute('aria-describedby');
}

/** What is read aloud when a dialog opens, besides its name: its question (`data-dialog-words`, with an id), where it has one. */
export function useDialogWords(): void {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      for (const dialog of document.querySelectorAll(dialogs)) tell(dialog);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-describedby'],
    });
    return () => observer.disconnect();
  }, []);
}
