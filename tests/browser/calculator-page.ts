import { expect, type Locator, type Page } from '@playwright/test'

import type { ExpectedSaving } from '@seneb/testkit/expected-savings'

/** The savings calculator on the home page or its own page, operated like a person. */
export class CalculatorPage {
  readonly form: Locator
  readonly country: Locator
  readonly procedure: Locator
  readonly homePrice: Locator
  readonly button: Locator
  readonly result: Locator

  constructor(
    readonly page: Page,
    readonly path: '/' | '/budget-estimator',
  ) {
    this.form = page.getByRole('form', { name: path === '/' ? /^Save up to 70%/ : 'Your estimate' })
    this.country = this.form.getByLabel('Your country')
    this.procedure = this.form.getByLabel('Procedure')
    this.homePrice = this.form.getByLabel(/^Price at home in USD/)
    this.button = this.form.getByRole('button', { name: 'Calculate savings' })
    this.result = page.getByRole('region', { name: 'Your result' })
  }

  /** Opens the page; with a script, waits until it is interactive. */
  async open({ query = '', script = true } = {}): Promise<void> {
    await this.page.goto(`${this.path}${query}`, { waitUntil: 'load' })
    if (!script) return
    await expect(this.page.locator('html[data-hydrated]')).toBeAttached()
  }

  async request(country: string, procedure: string): Promise<void> {
    await this.country.selectOption(country)
    await this.procedure.selectOption(procedure)
    await this.button.click()
  }

  /** One of the result's amounts. */
  figure(name: 'home' | 'egypt' | 'savings' | 'percentage'): Locator {
    return this.result.locator(`[data-figure=${name}]`)
  }

  /** Expects the values of the specification's table, as they are formatted on the screen. */
  async rendersCell({ savings, percentageSaved }: ExpectedSaving): Promise<void> {
    if (savings === null) {
      await expect(this.result).toContainText('No reference price is available for this procedure in Hungary yet.')
      for (const name of ['home', 'savings', 'percentage'] as const) await expect(this.figure(name)).toHaveCount(0)
      return
    }
    await expect(this.figure('savings')).toHaveText(`$${savings.toLocaleString('en-US')}`)
    await expect(this.figure('percentage')).toHaveText(`${percentageSaved}% less`)
  }

  /** The sentence at an invalid field. */
  errorOf(name: string): Locator {
    return this.page.locator(`#field-${name}-error`)
  }
}
