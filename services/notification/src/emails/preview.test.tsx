import { expect, test } from '@jest/globals'

import { Preview } from './email-template.js'
import { renderEmail } from './render-email.js'

test("a preview line is padded with zero-width characters to 150, so that an inbox shows nothing of the mail's body", () => {
  const { html, text } = renderEmail('A subject', <Preview>{'x'.repeat(148)}</Preview>)

  expect(html).toContain(`${'x'.repeat(148)}<div>\u00a0\u200c\u00a0\u200c</div>`)
  expect(text).not.toContain('x')
})

test('a preview line of 150 characters or more is not padded', () => {
  expect(renderEmail('A subject', <Preview>{'x'.repeat(160)}</Preview>).html).toContain(`${'x'.repeat(160)}<div></div>`)
})
