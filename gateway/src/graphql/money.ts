/** `MoneyInput` of the schema; US dollars are the one currency that it has. */
export interface MoneyInput {
  readonly amount: string
}

/** `Money` of the schema. */
interface Money {
  readonly amount: string
  readonly currencyCode: 'USD'
}

/** The amount of an input, which its form reads. */
export function amountOf(money: MoneyInput | null | undefined): string | undefined {
  return money?.amount
}

export function dollarsOf(amount: number | null): Money | null {
  return amount === null ? null : { amount: amount.toFixed(2), currencyCode: 'USD' }
}

export function centsOf(cents: number | null): Money | null {
  return dollarsOf(cents === null ? null : cents / 100)
}
