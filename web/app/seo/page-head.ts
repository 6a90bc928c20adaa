import type { MetaDescriptor } from 'react-router-dom'

/** SEO-06: every title ends in the product's name and this phrase. */
const titleEnd = 'Seneb · Medical Tourism Egypt'

interface PageHead {
  readonly title: string
  /** 120 to 160 characters (SEO-01). */
  readonly description: string
  /** The canonical path (D-34, D-35). */
  readonly path: string
  /** Scheme and host of the site. */
  readonly origin: string
  /** False keeps the page out of search engines. */
  readonly indexed?: boolean
}

/** Title, description, canonical link and robots of a page (ROUTE-33, SEO-05, SEO-06). */
export function pageHead({ title, description, path, origin, indexed = true }: PageHead): MetaDescriptor[] {
  const fullTitle = `${title} | ${titleEnd}`
  if (!indexed) return [{ title: fullTitle }, { name: 'description', content: description }, robots('noindex')]
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    robots('index, follow, max-image-preview:large'),
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Seneb' },
    { property: 'og:url', content: `${origin}${path}` },
  ]
}

function robots(content: string): MetaDescriptor {
  return { name: 'robots', content }
}
