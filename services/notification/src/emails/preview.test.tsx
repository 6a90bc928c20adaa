import { expect, test } from '@jest/globals'

import { Preview } from './email-template.js'
import { renderEmail } from './render-email.js'

test('behind the preview line stand letters of no width up to 150, so that an inbox shows nothing of the mail itself', () => {
  const { html, text } = renderEmail('A subject', <Preview>{'x'.repeat(148)}</Preview>)

  expect(html).toContain(`${'x'.repeat(148)}<div>\u00a0\u200c\u00a0\u200c</div>`)
  expect(text).not.toContain('x')
})

test('a preview line of 150 letters and more stands alone', () => {
  expect(renderEmail('A subject', <Preview>{'x'.repeat(160)}</Preview>).html).toContain(`${'x'.repeat(160)}<div></div>`)
})
