import { expect, test } from '@jest/globals'

import { detectLanguage } from './language.rules.js'

test.each([
  ['ar', 'متى يمكنني السفر؟ شكراً'],
  ['ar', 'موافقة'],
  ['ar', 'أريد حجز موعد with Dr. Smith في القاهرة'],
  ['fr', 'Bonjour, quand puis-je venir ? Merci pour votre aide.'],
  ['fr', 'Oui merci'],
  ['unknown', 'When can I travel? Thank you for your help.'],
  ['unknown', 'Ich kann im Januar kommen.'],
  ['unknown', 'Please ask la clinique de Lyon for the report'],
  ['unknown', 'https://les.des.du.example/et/la/le'],
  ['unknown', ''],
])('%s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})
