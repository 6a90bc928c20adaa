import type { Faq } from '../../publication.types.js'
import { prose } from '../prose.js'

/** Questions about traveling for treatment and about us (SPEC-08, ART-06, SEO-07). */
export const generalFaqs: readonly Faq[] = [
  {
    key: 'what-is-medical-tourism',
    question: 'What is medical tourism?',
    answer: prose(`
      Medical tourism means traveling to another country for a treatment you have planned. Reasons are waiting times,
      costs, or treatments that are not offered at home. It is not a holiday with a doctor in it: plan it around the
      treatment and the days of rest. [How it works](/medical-tourism).
    `),
    shownOn: ['home', 'medical-tourism', 'blogs', 'news'],
  },
  {
    key: 'how-much-can-i-save',
    question: 'How much can I save?',
    answer: prose(`
      It depends on the treatment and on the country you come from. The [cost estimator](/budget-estimator) compares
      typical prices, shows their date, and says so when there is no saving. Flights, nights, a companion and a second
      journey are not in it.
    `),
    shownOn: ['home', 'medical-tourism', 'blogs', 'news'],
  },
  {
    key: 'are-providers-accredited',
    question: 'Are the hospitals accredited?',
    answer: prose(`
      Some are and some are not. Accreditation belongs to one hospital for a limited time. We show it only where a
      provider has proved it, with the body, the number and the expiry date. We do not verify clinical competence
      ourselves, so please check a certificate with the body that issued it.
    `),
    shownOn: ['home', 'medical-tourism', 'blogs', 'news'],
  },
  {
    key: 'is-seneb-a-hospital',
    question: 'Is Seneb a hospital or a doctor?',
    answer: prose(`
      No. Seneb is an independent aggregator. We help you find providers, ask them for quotes that
      you can compare, and plan your stay. There is no list of providers to choose from on this site. We are not a
      medical provider, give no medical advice, and take no payments for providers.
    `),
    shownOn: ['home', 'medical-tourism'],
  },
  {
    key: 'what-happens-after-enquiry',
    question: 'What happens after I send an enquiry?',
    answer: prose(`
      We email you a reference right away. A person reads your enquiry and answers within 24 hours. A provider sees
      your details only when you ask for it. Nothing costs you anything until you agree to a provider's quote.
    `),
    shownOn: ['home', 'medical-tourism'],
  },
  {
    key: 'ask-about-my-request',
    question: 'How do I ask about a request I sent, or withdraw it?',
    answer: prose(`
      Your receipt email names your reference, such as SNB-ABC123, and has a link with which you can withdraw your
      consent or your request. To ask about its status, [write to us](/contact-us) and name the reference. No page of
      this site shows a request by its reference, so that nobody else can look at yours. If there is no email, look in
      your spam folder first.
    `),
    shownOn: ['medical-tourism'],
  },
  {
    key: 'what-does-a-package-include',
    question: 'What does a package include?',
    answer: prose(`
      Usually the treatment, accommodation, airport pickup, an interpreter and a contact for practical things. Flights,
      visa, meals and insurance are usually not included. What counts is the written quote, line by line.
    `),
    shownOn: ['home', 'medical-tourism'],
  },
  {
    key: 'do-i-need-a-visa',
    question: 'Do I need a visa for Egypt?',
    answer: prose(`
      Many nationalities do, and many can get one online or on arrival. Tourist visas commonly allow thirty days. Rules
      depend on your passport and change, so please check with an Egyptian embassy or the [official e-visa
      site](https://visa2egypt.gov.eg). We can help with the papers.
    `),
    shownOn: ['medical-tourism'],
  },
  {
    key: 'may-i-bring-my-medicines',
    question: 'May I bring my medicines to Egypt?',
    answer: prose(`
      Some that are ordinary elsewhere are controlled in Egypt, among them tramadol, codeine and other opioids,
      pregabalin, strong sedatives and stimulants. Ask the Egyptian embassy in writing before you travel, carry them in
      their boxes with the prescription and a doctor's letter, and never carry any for someone else.
    `),
    shownOn: ['medical-tourism'],
  },
  {
    key: 'what-if-something-goes-wrong',
    question: 'What if there is a complication?',
    answer: prose(`
      The provider who treated you is responsible for medical care. Before you book, ask in writing where you would be
      treated, how long you might have to stay and who pays. Ask your insurer too, because travel policies often leave
      out planned treatment. In an emergency in Egypt call an ambulance on 123 or go to the nearest hospital.
    `),
    shownOn: ['medical-tourism'],
  },
  {
    key: 'can-somebody-come-with-me',
    question: 'Can someone come with me?',
    answer: prose(`
      Yes, and for anything with a general anesthetic, sedation or an operation on the eyes, heart, belly or joints you
      should not come alone. Say in the [trip planner](/trip-planner) who comes and what they need: a second bed, a
      wheelchair, a certain meal.
    `),
    shownOn: ['medical-tourism'],
  },
  {
    key: 'which-language',
    question: 'Which languages are spoken?',
    answer: prose(`
      Arabic everywhere, and English in many hospitals. For consultations and when you sign, ask for an interpreter in
      your own language: tell us which one you need. This website is in English.
    `),
    shownOn: ['medical-tourism'],
  },
]
