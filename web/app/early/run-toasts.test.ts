/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { Toasts } from '../shell/toasts.js'
import { showToast } from '../ui/toast.js'
import { runToasts } from './run-toasts.js'

Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined
    disconnect = () => undefined
  },
})

test('toasts queued before the region exists are shown, in their order [SHELL-22, SHELL-24]', async () => {
  document.body.innerHTML = `<main id="content"></main>${renderToStaticMarkup(createElement(Toasts))}`
  const titles = () =>
    [...document.querySelectorAll('.toasts > .toast')].map((face) => face.querySelector('p')?.textContent)
  runToasts(document)
  for (const title of ['Welcome', 'Saved']) showToast({ title })
  await waitFor(() => expect(titles()).toEqual(['Welcome', 'Saved']))
})
