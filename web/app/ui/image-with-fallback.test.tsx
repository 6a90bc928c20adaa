/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'

import { AssetOrigin } from './asset-origin.js'
import { ImageWithFallback } from './image-with-fallback.js'

const picture = (
  <ImageWithFallback
    src="/portrait.webp"
    fallbackSrc="https://elsewhere.example/b.webp /placeholder.svg"
    alt="A portrait"
    width={1}
    height={1}
  />
)

test('pictures of the site and their replacements come from the asset host, others from their own [SHELL-28]', () => {
  render(<AssetOrigin value="https://files.example">{picture}</AssetOrigin>)
  const image = screen.getByRole('img')
  expect(image.getAttribute('src')).toBe('https://files.example/portrait.webp')
  expect(image.dataset['fallback']).toBe('https://elsewhere.example/b.webp https://files.example/placeholder.svg')
})

test('without an asset host they come from the site [SHELL-28]', () => {
  render(picture)
  const image = screen.getByRole('img')
  expect(image.getAttribute('src')).toBe('/portrait.webp')
  expect(image.dataset['fallback']).toBe('https://elsewhere.example/b.webp /placeholder.svg')
})
