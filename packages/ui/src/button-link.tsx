import { Link, type LinkProps } from 'react-router-dom'

import { buttonClass, type ButtonAppearance } from './button.js'

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, isSmall, className, ...rest }: LinkProps & ButtonAppearance) {
  return <Link className={buttonClass({ variant, isSmall, className })} {...rest} />
}
