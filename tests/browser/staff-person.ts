import { setTimeout as pause } from 'node:timers/promises'

import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { expect } from './site.js'

const stepMs = 30_000

/** Team member who uses the desk: joins, signs in and has an authenticator app. */
export class StaffPerson {
  password = 'nine brown pelicans over Aswan'
  private secret = ''
  private lastStep = 0

  constructor(
    readonly page: Page,
    readonly email: string,
    readonly name: string,
  ) {}

  /** Accepts an invitation by its link; returns the recovery codes that were shown. */
  async join(path: string): Promise<readonly string[]> {
    await this.page.goto(path)
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the team')
    await this.setUpCodeApp()
    await expect(this.page.getByRole('img', { name: 'QR code for your code app' })).toBeVisible()
    await this.page.getByLabel('Your name').fill(this.name)
    await this.page.getByLabel('Password').fill(this.password)
    await this.page.getByLabel('Code', { exact: true }).fill(await this.code())
    await this.page.getByRole('button', { name: 'Join' }).click()
    const codes = this.page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).not.toHaveCount(0)
    return codes.allTextContents()
  }

  /** Adds the displayed secret to their code app. */
  async setUpCodeApp(): Promise<void> {
    const link = this.page.getByRole('link', { name: 'Open in an app on this device' })
    this.secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
  }

  /** Confirms that the recovery codes are stored and opens the first page. */
  async enter(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'I have stored them' }).check()
    await this.page.getByRole('button', { name: 'Open the desk' }).click()
    await this.isIn()
  }

  /** Signs in at the form that is shown, by password and code. */
  async signIn(): Promise<void> {
    await this.page.getByLabel('Work email').fill(this.email)
    await this.page.getByRole('button', { name: 'Continue with password and code' }).click()
    await this.page.getByLabel('Password').fill(this.password)
    await this.page.getByRole('button', { name: 'Continue' }).click()
    await this.page.getByLabel('Code', { exact: true }).fill(await this.code())
    await this.page.getByRole('button', { name: 'Sign in' }).click()
  }

  async isIn(): Promise<void> {
    const [first = ''] = this.name.split(' ')
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${first}`)
  }

  /** Opens a page from the rail, without a new document. */
  async open(label: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: label }).click()
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(label)
  }

  /** Returns an unused code: each counts once; the code of the next half minute is accepted too, but no later one. */
  async code(): Promise<string> {
    const step = Math.max(Math.floor(Date.now() / stepMs), this.lastStep + 1)
    this.lastStep = step
    await pause(Math.max(0, (step - 1) * stepMs - Date.now()))
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp: step * stepMs })
  }
}
