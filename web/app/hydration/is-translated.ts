/**
 * True when the browser or an extension has put other words into the page: React could only write all of it anew, so a
 * page that works as a document stays one. The link that comes first is asked whether it still says what was written.
 */
export function isTranslated(): boolean {
  const link = document.querySelector<HTMLElement>('[data-written]')
  return link !== null && link.textContent !== link.dataset['written']
}
