/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'

import { lazyComponent } from './lazy-part.js'

afterEach(cleanup)

test('a chunk that fails to load leaves its place empty and the page whole [ERR-02]', async () => {
  const Lost = lazyComponent(() => Promise.reject(new Error('no network')))
  const Had = lazyComponent(() => Promise.resolve(() => <p>a picture</p>))
  render(
    <Suspense fallback="waiting">
      <Lost />
      <Had />
      <p>the words of the page</p>
    </Suspense>,
  )
  expect(await screen.findByText('a picture')).toBeTruthy()
  expect(screen.getByText('the words of the page')).toBeTruthy()
})
