import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { readArticle } from '../articles/read-article.js'
import { readTreatment } from '../treatments/read-treatment.js'
import { aFaq } from '../publications/publication.fixture.js'
import { article, publicationDesk, type PublicationDesk } from '../publications/publication-desk.fixture.js'
import { previewPublication } from './preview-publication.js'

let desk: PublicationDesk

beforeEach(async () => {
  desk = await publicationDesk()
})
afterEach(() => desk.postgres.close())

const preview = (kind: 'article' | 'faq', key: string, page: 'article' | 'treatment', slug: string) =>
  previewPublication({ kind, key, page, slug }, desk.at())

test('a page is previewed with the draft by its own use case, and only by staff', async () => {
  expect((await preview('article', 'an-article', 'article', 'an-article')).article?.title).toBe('An article')
  await desk.save('article', article({ title: 'A draft', content: { intro: 'It *begins* anew.', sections: [] } }))

  const { article: shown } = await preview('article', 'an-article', 'article', 'an-article')
  expect(shown).toMatchObject({ title: 'A draft', introHtml: '<p>It <em>begins</em> anew.</p>' })
  expect((await readArticle({ slug: 'an-article' }, desk.at())).article?.title).toBe('An article')
})

test('a text that is not published yet is previewed, and a question on the page that will show it', async () => {
  await desk.save('article', article({ id: 'new-one', slug: 'new-one', title: 'New' }))
  expect((await preview('article', 'new-one', 'article', 'new-one')).article?.title).toBe('New')

  await desk.save('faq', aFaq({ shownOn: ['lasik'], question: 'Does it hurt?' }))
  const { treatment } = await preview('faq', 'how-long', 'treatment', 'lasik')
  expect(treatment?.faqs.map(({ question }) => question)).toEqual(['Does it hurt?'])
  expect((await readTreatment({ slug: 'lasik' }, desk.at())).treatment?.faqs).toEqual([])
})

test('a page that the site does not have is none in a preview either', async () => {
  expect(await preview('article', 'an-article', 'article', 'no-such-page')).toEqual({
    article: null,
    legalDocument: null,
    page: null,
    specialty: null,
    treatment: null,
  })
})
