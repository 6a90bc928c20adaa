import { keywordsOf } from '@seneb/contracts/vocabulary/page-keywords'
import type { MetaDescriptor } from 'react-router-dom'

import { pageHead, type PageHead } from './page-head.js'
import { webPageOf } from './web-page.js'

interface OwnPageHead extends Omit<PageHead, 'keywords'> {
  /** What the page shows first: its heading, its lead, the headings below. Its keywords are made of them (D-21). */
  readonly shown: readonly string[]
}

/** The head of a page whose words stand in the code: with keywords and structured data of its own (ROUTE-33, GEN-11). */
export function ownPageHead({ shown, about = [], ...head }: OwnPageHead): MetaDescriptor[] {
  const { description, origin, path, title } = head
  const page = webPageOf({ url: `${origin}${path}`, name: title, description })
  return pageHead({ ...head, keywords: keywordsOf(...shown), about: [page, ...about] })
}
