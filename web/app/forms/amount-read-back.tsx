import { amountProblem, plainAmount, readAmountUsd } from '@seneb/contracts/forms/amount-usd'
import type { ReactNode } from 'react'

import { dollars } from '../ui/figures.js'
import { readBackCopy } from './read-back.copy.js'

const copy = readBackCopy.amount

/** Shows how the service will interpret an amount, or offers two interpretations to choose from. */
export function readBackAmount(value: string, onSelect: (value: string) => void): ReactNode {
  const amount = readAmountUsd(value)
  if (typeof amount === 'number') return amount >= 0 && copy.understood(dollars(amount))
  if (typeof amount !== 'object') return amountProblem(value)
  const [thousands, decimal] = amount.either.map((one) => (
    <button
      key={one}
      type="button"
      onClick={() => onSelect(plainAmount(one))}
      className="min-h-12 font-semibold text-brand-strong underline underline-offset-4"
    >
      {dollars(Number(plainAmount(one)))}
    </button>
  ))
  return (
    <>
      {copy.didYouMean} {thousands} {copy.or} {decimal}?
    </>
  )
}
