import { createContext, use, type ComponentProps } from 'react'

/** Heading level of a page's parts: one below the page's title, which may itself be below another. */
const SectionLevel = createContext<2 | 3>(2)

/** Content beside a list is below the list page's heading, so its parts are one heading level deeper. */
export const DetailPane = SectionLevel.Provider

interface SectionTitleProps extends ComponentProps<'h2'> {
  /** True for the title of a subsection. */
  readonly isWithin?: boolean
}

/** Title of a part of a page, with the heading level of its position (WCAG 1.3.1). */
export function SectionTitle({ isWithin = false, ...props }: SectionTitleProps) {
  const level = use(SectionLevel)
  const Title = `h${isWithin ? level + 1 : level}` as 'h2'
  return <Title {...props} />
}
