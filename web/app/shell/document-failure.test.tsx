import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { documentFailure } from './document-failure.js'

test('without its frame a document still says what happened and where to go on, with nothing about the code [ERR-01]', () => {
  const html = renderToStaticMarkup(documentFailure())

  expect(html).toMatch(/^<html lang="en"><head><title>Seneb<\/title><\/head><body><h1>Something went wrong<\/h1>/)
  expect(html).toContain('<a href="">load this page again</a>')
  expect(html).toContain('<a href="/contact-us">contact us</a>')
})
