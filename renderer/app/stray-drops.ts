/** What is dropped outside the intake must not make the window show it or go there (SEC-27). */
export function refuseStrayDrops(target: Pick<Window, 'addEventListener'>): void {
  for (const name of ['dragenter', 'dragover', 'drop'] as const) {
    target.addEventListener(name, (event) => event.preventDefault());
  }
}
