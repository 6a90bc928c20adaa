import type { LegalVersion } from '../../publication.types.js'
import { prose } from '../prose.js'

/** Terms that describe current practice, and nothing beyond it (LEGAL-02..04, GEN-01, D-28, D-65). */
export const termsOfService2: LegalVersion = {
  version: '2',
  publishedOn: '2026-11-23',
  changes:
    'What we do is said as it is today: a person answers, and asks providers only with your agreement. Prices name what they are and are no package. Referrers may be paid. It says how we earn.',
  intro: prose(`
    These terms apply when you use this website or send us an enquiry. The most important things come first. Using
    the site and sending an enquiry cost nothing and oblige you to nothing.
  `),
  sections: [
    {
      title: 'The short version',
      content: prose(`
        - Seneb is an **independent aggregator**. We help you look for providers in Egypt and plan a
          journey.
        - We are **not a medical provider**, and give **no medical advice**.
        - Providers are **independent**. We do not verify their clinical competence.
        - We are **not an agent in payments**. You pay the provider directly.
        - In an emergency, call the emergency number where you are.
      `),
    },
    {
      title: 'What we do',
      content: prose(`
        We publish information on treatments, prices and travel. We take your enquiry, and a person aims to answer
        **within 24 hours**. This answer may be a plan, a question, or the honest word that we cannot help.

        If you agree, our care team asks providers by hand and passes on what they answer. It tells you who offers
        accommodation, transfer, interpreters and other practical things. There is no list of providers on this site,
        and nothing can be booked here.
      `),
    },
    {
      title: 'What we do not do',
      content: prose(`
        We do not examine, diagnose, treat or prescribe. Our texts are general information. They do not know you,
        and do not replace a doctor who does. Do not delay seeing a doctor, and do not stop a medicine, because of
        something you read here.

        Drafts of plans are prepared by machine (AI or fixed rules), only if you allow it, and checked by our care team
        before you see them.
        They are plans for a stay, not medical recommendations.

        We do not employ, supervise or guarantee providers, and we do not promise that a treatment succeeds.
      `),
    },
    {
      title: 'Providers',
      content: prose(`
        Hospitals, clinics and doctors act on their own responsibility and under their own terms. The contract for a
        treatment is between you and the provider. So are consent, treatment, aftercare, complications and
        complaints.

        **We do not verify the clinical competence of providers.** Where we show an accreditation or a licence, we
        show who issued it and until when, as far as the provider has proved it to us. Please check it yourself with
        the body that issued it.

        Before you agree to anything, ask the provider for a written quote, for its terms on cancellation and
        complications, and for proof of insurance.
      `),
    },
    {
      title: 'Prices, savings and offers',
      content: prose(`
        Prices on this site are typical prices or starting prices for the treatment alone, with their date. They are
        information and invite you to ask; what binds is the provider's written quote to you. Accommodation, transfer
        and flights are booked and paid separately with those who provide them. Where a seller is
        named beside a price, the price is the seller's.

        Savings are calculated from our price table for the country you choose. They leave out flights,
        accommodation and time, and your own figures may differ. Offers on a waiting list hold only as long as they
        are shown, and under the terms beside them.
      `),
      forLegalReview: true,
    },
    {
      title: 'Payments',
      content: prose(`
        You pay providers, hotels and airlines directly, in the currency and by the means they accept. We take no
        payments for them, hold no deposits, and are not party to your payment. Somebody who asks you to pay a
        provider's bill to Seneb, or to a private account in our name, does not act for us. Please tell us.
      `),
    },
    {
      title: 'What we ask of you',
      content: prose(`
        - You are 18 or older, or write as a parent or guardian.
        - What you tell us is true, as far as you know. Details of other people you give with their permission.
        - You decide together with a doctor, and tell the provider everything that matters for your treatment.
        - You look after passport, visa, insurance and fitness to fly. We help with papers, but authorities and
          airlines decide.
        - You do not misuse the site: no harmful files, no automated mass requests, no enquiries in the name of
          somebody who does not know of it.
      `),
    },
    {
      title: 'Referrals and partners',
      content: prose(`
        Some visitors reach us through a link of an ambassador or partner, whom we may pay. It does not change what
        you pay or which providers we name to you. You see that a link was used, and you can remove it before you send
        an enquiry. Some ambassadors work in health care. None of them speaks for us on medical matters, and what they
        say is no medical advice of ours.

        Links to other sites, such as the waiting-list form or press reports, lead to pages that others answer for.
      `),
      forLegalReview: true,
    },
    {
      title: 'How we earn',
      content: prose(`
        Who pays us stands on the page of [our team](/our-team). Payment does not change the order in which we name
        providers to you.
      `),
      forLegalReview: true,
    },
    {
      title: 'Liability',
      content: prose(`
        We prepare our information with care, but cannot promise that it is complete, or fits your case.

        **We are not liable for what providers, hotels, airlines and other third parties do or leave undone**,
        including medical treatment and its results, or for decisions taken on the basis of general information on
        this site.

        Nothing in these terms limits liability that cannot be limited by law: for death or personal injury caused
        by our negligence, for fraud, or for rights you have as a consumer.
      `),
      forLegalReview: true,
    },
    {
      title: 'Governing law',
      content: prose(`
        These terms are governed by the law of the country in which the company that runs Seneb is registered,
        together with the mandatory rules of European Union law where they apply. Mandatory consumer rights of the
        country you live in stay untouched, and you may go to the courts there. Treatment in Egypt is subject to
        Egyptian law.

        Please speak to us first. Most things can be settled by a letter: use the [contact page](/contact-us).
      `),
      forLegalReview: true,
    },
    {
      title: 'Texts and pictures',
      content: prose(`
        Texts, drawings and software of this site belong to us or to those who made them. You may print and share
        pages for yourself and your doctor. For anything more, please ask.
      `),
    },
    {
      title: 'Changes',
      content: prose(`
        We may change these terms. Each version has a number and a date, and older ones stay readable. For an
        enquiry, the version counts that was published when you sent it: each version carries its day, and the email
        that confirms your enquiry carries yours. If a part does not hold in law, the rest
        still does.

        How we treat your data is described in the [privacy policy](/privacy-policy) and the [cookie
        policy](/cookie-policy).
      `),
    },
  ],
}
