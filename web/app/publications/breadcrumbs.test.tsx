import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'

import { Breadcrumbs, trailTo } from './breadcrumbs.js'

test('breadcrumb separators follow a page, so that no line of a narrow screen begins with one [SEO-17]', () => {
  const trail = trailTo(
    { label: 'Treatments', to: '/medical-tourism' },
    { label: 'Orthopedic surgery', to: '/orthopedic-surgery' },
  )
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Breadcrumbs trail={trail} />
    </MemoryRouter>,
  )
  const steps = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, inner = '']) => inner.replaceAll(/<[^>]+>/g, ''))
  expect(steps).toEqual(['Home/', 'Treatments/', 'Orthopedic surgery'])
})
