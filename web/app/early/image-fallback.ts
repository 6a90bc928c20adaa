/**
 * Never leaves a broken picture (SHELL-27, ERR-07): an image that does not load is replaced by the one its
 * `data-fallback` names, and when that fails too by the words beside it ('Image unavailable'). One listener serves
 * every picture, whether or not the page has been hydrated.
 */
export function watchImages(root: Document): void {
  root.addEventListener('error', (event) => giveUpOn(event.target), { capture: true })
  for (const image of root.querySelectorAll<HTMLImageElement>('[data-picture] img')) {
    // It may have failed before this script ran.
    if (image.complete && image.naturalWidth === 0 && image.getAttribute('src')) giveUpOn(image)
  }
}

function giveUpOn(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return
  const picture = target.closest<HTMLElement>('[data-picture]')
  if (!picture) return
  const fallback = target.dataset['fallback']
  if (fallback && target.getAttribute('src') !== fallback) {
    target.removeAttribute('srcset')
    target.src = fallback
  } else {
    picture.dataset['picture'] = 'unavailable'
  }
}
