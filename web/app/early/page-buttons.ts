/**
 * Answers the buttons of pages that may have no React: one that goes back, and those that load a failed page again. Where
 * React answers, it renders the page again by itself.
 */
export function runPageButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.dataset['early'] === 'go-back') goBack()
    if (button?.matches('[data-reload]') && document.documentElement.dataset['hydrated'] === undefined)
      location.reload()
  })
}

function goBack(): void {
  if (history.length > 1) history.back()
  else location.assign('/')
}
