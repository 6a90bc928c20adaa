import { everyVariant } from './page-variants.js'
import { postEmail } from './post-email.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { submitEnquiry } from './submitted-enquiry.js'

test.describe.configure({ timeout: 240_000 })

test('two enquiries of one address are compared, merged with one timeline, and separated again [GEN-07, ADM-09]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const first = await submitEnquiry({ browser, stack, called: 'Salma' })
  const second = await submitEnquiry({ browser, stack, called: 'Selma', email: first.email })
  const referenceOf = ({ receipt }: typeof first) => /SNB-\w+/.exec(receipt.subject + receipt.text)?.[0] ?? ''
  const [remaining, merged] = [referenceOf(first), referenceOf(second)]
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto(`/admin/enquiries/${first.id}`)
  const others = page.getByRole('region', { name: 'Other enquiries' })

  await test.step('a dialog shows both side by side', async () => {
    await expect(others).toContainText('Same email address')
    await others.getByRole('listitem').filter({ hasText: merged }).getByRole('button', { name: 'Compare...' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare two enquiries' })
    await expect(dialog.getByRole('columnheader', { name: merged })).toBeVisible()
    await expect(dialog).toContainText(second.name)
    await everyVariant(page, 'desk-compare-enquiries', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: `Merge ${merged} into this one` }).click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('the timeline has both; the list shows the kept one, and a search finds both references', async () => {
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await expect(timeline).toContainText(`merged it with ${merged}`)
    await expect(timeline.getByText(merged, { exact: true }).first()).toBeVisible()
    await everyVariant(page, 'desk-merged-enquiry')
    await page.goto('/admin/enquiries?show=ALL')
    const list = page.getByRole('region', { name: 'List of enquiries' })
    await expect(list.getByRole('link', { name: first.name })).toBeVisible()
    await expect(list.getByRole('link', { name: second.name })).toHaveCount(0)
    await page.getByLabel('Search').fill(merged)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(list.getByText(new RegExp(`${merged}|Merged into ${remaining}`)).first()).toBeVisible()
  })
  await test.step('a message to the merged one shows on the kept one', async () => {
    await page.goto(`/admin/enquiries/${first.id}`)
    await postEmail({ from: first.email, subject: 'Re', text: 'One more thing.', inReplyTo: second.receipt })
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('One more thing.', { timeout: 30_000 })
  })
  await test.step('the merged one says where it went, and is separated again', async () => {
    await page.goto(`/admin/enquiries/${second.id}`)
    await expect(page.getByText(`This enquiry was merged into ${remaining}`)).toBeVisible()
    await page.getByRole('link', { name: 'Open it' }).click()
    await others.getByRole('button', { name: 'Separate again' }).click()
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(`separated it from ${merged}`)
    await page.goto('/admin/enquiries?show=ALL')
    const list = page.getByRole('region', { name: 'List of enquiries' })
    await expect(list.getByRole('link', { name: second.name })).toBeVisible()
  })
})

test('what patients do on their page can be done by phone: message, correction, consents, link and erasure [LEGAL-05, ADM-09]', async ({
  browser,
  context,
  page,
  stack,
}) => {
  const { email, id } = await submitEnquiry({ browser, stack, called: 'Hoda' })
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto(`/admin/enquiries/${id}`)
  const byPhone = page.getByRole('region', { name: 'By phone for the patient' })
  const timeline = page.getByRole('region', { name: 'Timeline' })
  const dialog = page.getByRole('dialog')
  await expect(byPhone.getByRole('button', { name: 'Write down a message...' })).toBeVisible()
  await everyVariant(page, 'desk-telephone-acts', { widths: [360, 1440] })

  await test.step('a message is written down', async () => {
    await byPhone.getByRole('button', { name: 'Write down a message...' }).click()
    await dialog.getByRole('button', { name: 'File it' }).click()
    await expect(dialog.getByText('Please write down their message')).toBeVisible()
    await dialog.getByLabel('Message, in their words').fill('I arrive on a Sunday.')
    await dialog.getByRole('button', { name: 'File it' }).click()
    await expect(timeline).toContainText('I arrive on a Sunday.')
    await expect(timeline).toContainText('By phone')
  })
  await test.step('the link is sent to the address of the enquiry', async () => {
    const before = (await stack.mailsTo(email, 'my-request')).length
    await byPhone.getByRole('button', { name: 'Email the link to their page...' }).click()
    await everyVariant(page, 'desk-telephone-link', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Email it' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => (await stack.mailsTo(email, 'my-request')).length).toBeGreaterThan(before)
  })
  await test.step('a field is corrected, and documents are asked for without naming them in the email', async () => {
    await byPhone.getByRole('button', { name: 'Correct a field...' }).click()
    await dialog.getByLabel('Field').selectOption('Full name')
    await dialog.getByLabel('New value').fill('Hoda Mansour')
    await dialog.getByRole('button', { name: 'Correct it' }).click()
    await expect(timeline).toContainText('recorded by phone that the patient corrected these details')
    await expect(page.getByRole('heading', { name: /^Hoda Mansour/ })).toBeVisible()
    await page.getByRole('button', { name: 'Ask for documents...' }).click()
    await dialog.getByRole('button', { name: 'Ask for them' }).click()
    await expect(dialog.getByText('Please name at least one document')).toBeVisible()
    await dialog.getByLabel('Documents, one on each line').fill('Blood test\nX-ray of the knee')
    await everyVariant(page, 'desk-ask-documents', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Ask for them' }).click()
    await expect(timeline).toContainText('asked the patient for documents')
    expect(await stack.mailsTo(email, 'Blood test')).toEqual([])
  })
  await test.step('consents and disclosures are read out', async () => {
    await byPhone.getByRole('button', { name: 'Consents...' }).click()
    await expect(dialog.getByText(/^Given/).first()).toBeVisible()
    await everyVariant(page, 'desk-telephone-consents', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await byPhone.getByRole('button', { name: 'Who has seen the data...' }).click()
    await expect(dialog.getByText('The company that hosts our databases')).toBeVisible()
    await everyVariant(page, 'desk-telephone-disclosures', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Close' }).click()
  })
  await test.step('an erasure is started, shown and cancelled', async () => {
    await byPhone.getByRole('button', { name: 'Erase in 24 hours...' }).click()
    await everyVariant(page, 'desk-telephone-erasure', { windowOnly: true, widths: [360, 1440] })
    await dialog.getByRole('button', { name: 'Start it' }).click()
    await expect(byPhone).toContainText('This enquiry is erased at the request of the patient on')
    await byPhone.getByRole('button', { name: 'Cancel the erasure' }).click()
    await expect(byPhone).not.toContainText('This enquiry is erased at the request of the patient on')
    await expect(byPhone.getByRole('button', { name: 'Erase in 24 hours...' })).toBeVisible()
  })
  await test.step('the consent is withdrawn, and restored on the page that is left of the enquiry', async () => {
    await byPhone.getByRole('button', { name: 'Consents...' }).click()
    const consent = dialog.getByRole('listitem').filter({ hasText: 'Terms of the consultation' })
    await expect(consent).toContainText('Ends the enquiry')
    await consent.getByRole('button', { name: 'Withdraw it' }).click()
    const withdrawn = page.getByRole('region', { name: 'The patient withdrew the consent to this enquiry' })
    await expect(withdrawn).toContainText('Can be restored until')
    await everyVariant(page, 'desk-withdrawn-enquiry', { widths: [360, 1440] })
    await withdrawn.getByRole('button', { name: 'Restore it' }).click()
    await expect(byPhone).toBeVisible()
  })
})
