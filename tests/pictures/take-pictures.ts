import { join } from 'node:path'

import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { startMailbox } from '@seneb/testkit/mailbox'
import { chromium, type Browser } from 'playwright-core'

import { buildWeb } from '../../infra/build/web-build.ts'
import { noArguments, readCommandLine } from '../../infra/process/command-line.ts'
import { root } from '../../infra/process/paths.mjs'
import { chromiumProgram } from '../../infra/programs/programs.ts'
import { signInAll } from '../security/access/callers.js'
import { endOnSignals } from '../support/end-on-signals.js'
import { eventually } from '../support/eventually.js'
import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanResponse } from '../support/gateway-client.js'
import { Stack } from '../support/stack.js'

/** Enquiries on the picture of the staff desk. The email addresses belong to domains that are reserved for examples. */
const patients = [
  ['Amal Haddad', 'France', 'Dental Care', 'Veneers', 'An aisle seat'],
  ['Ingrid Solberg', 'Norway', 'Orthopedic Surgery', 'Knee replacement', 'A wheelchair at the airport'],
  ['Karen Whitfield', 'United Kingdom', 'Ophthalmology', 'LASIK', 'A quiet room'],
  ['Yusuf Demir', 'Germany', 'Hair Transplant', 'FUE hair transplant', 'A late arrival'],
  ['Chiara Rossi', 'Italy', 'Dental Care', 'Dental implants', 'Gluten-free meals'],
  ['Omar Al Balushi', 'Oman', 'Cardiology', 'Cardiac catheterization', 'An Arabic interpreter'],
  ['Grace Mensah', 'Ghana', 'Ophthalmology', 'Cataract surgery', 'Help with reading signs'],
] as const
const hoursBetween = 3.4
const size = { width: 1280, height: 800 }

const help = {
  usage: 'npm run pictures',
  about: 'Starts the platform with seven enquiries and writes the pictures of the README to docs/pictures.',
}

endOnSignals()
readCommandLine(help, noArguments)
await takePictures()

async function takePictures(): Promise<void> {
  await buildWeb()
  const executablePath = await chromiumProgram((doing) => console.log(doing))
  const mailbox = await startMailbox()
  try {
    const stack = await Stack.start({
      smtpUrl: mailbox.url,
      deployables: ['gateway', 'content', 'enquiry', 'ai-planning', 'notification', 'referral', 'identity', 'web'],
      environment: { CONTENT_SAMPLES: 'on' },
    })
    try {
      await submitEnquiries(stack)
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
      try {
        await captureSiteAndDesk(browser, stack)
      } finally {
        await browser.close()
      }
    } finally {
      await stack.stop()
    }
  } finally {
    await mailbox.stop()
  }
}

/** Submits the enquiries and spreads their ages, so that the clocks of the list differ. */
async function submitEnquiries(stack: Stack): Promise<void> {
  for (const [fullName, country, treatmentType, medicalProcedure, companionTravelNeeds] of patients) {
    const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`
    const input = aTripPlan({
      fullName,
      email,
      nationality: country,
      travelingFromCountry: country,
      treatmentType,
      medicalProcedure,
      companionTravelNeeds,
    })
    const { data, errorCodes } = await sendGraphql<SubmitTripPlanResponse>(stack.graphqlUrl, {
      query: submitTripPlanOperation,
      variables: { input },
    })
    const reference = data?.submitTripPlan.reference
    if (!reference) throw new Error(`The enquiry of ${fullName} was refused: ${JSON.stringify(data ?? errorCodes)}`)
  }
  await stack.query(`
    update enquiry.care_enquiries e set submitted_at = submitted_at - age, due_at = due_at - age,
      last_activity_at = last_activity_at - age
    from (select id, (row_number() over (order by submitted_at) - 1) * ${hoursBetween} * interval '1 hour' as age
          from enquiry.care_enquiries) aged
    where aged.id = e.id`)
}

async function captureSiteAndDesk(browser: Browser, stack: Stack): Promise<void> {
  const { adminUrl, siteUrl } = stack
  const callers = await signInAll(adminUrl)
  await stack.query(`update identity.staff set name = 'Maha Said', title = 'Care lead' where name = 'care-lead'`)
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const takePicture = (name: string) => page.screenshot({ path: join(root, 'docs', 'pictures', `${name}.png`) })

  await page.goto(`${siteUrl}/trip-planner`)
  await page.getByRole('button', { name: 'Necessary Only' }).click()
  await page.getByRole('region', { name: 'Cookie consent' }).waitFor({ state: 'hidden' })
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    return document.fonts.ready
  })
  await takePicture('site')

  const token = callers.get('care-lead')?.token ?? ''
  await context.addCookies([{ name: 'seneb-staff', value: token, url: siteUrl, httpOnly: true, sameSite: 'Strict' }])
  await page.goto(`${siteUrl}/admin/enquiries`)
  await eventually(
    'every enquiry on the list',
    async () => (await page.locator('[data-enquiry]').count()) >= patients.length,
  )
  await page.locator('[data-enquiry]').nth(1).click()
  await page.getByRole('button', { name: /^Claim(?! next)/ }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await takePicture('desk')
}
