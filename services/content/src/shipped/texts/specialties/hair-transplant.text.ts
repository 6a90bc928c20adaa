import type { SpecialtyPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-01, SPEC-03, SPEC-04, SEO-18 */
export const hairTransplant: SpecialtyPage = {
  slug: 'hair-transplant',
  heading: 'Skin and hair treatment in Egypt',
  summary:
    "FUE and DHI, beard and eyebrows, PRP, peels, lasers and injections: small treatments that still belong in a doctor's hands.",
  meta: {
    title: 'Skin and hair in Egypt',
    description:
      'FUE and DHI hair transplants, beard and eyebrows, PRP, peels, laser and fillers in Egypt: who they suit, recovery, risks and what to ask first.',
  },
  image: { src: 'art:follicle-emblem', alt: '' },
  notice: prose(`
    A consultation with a doctor comes first, and it may end with the advice to wait or to take a medicine instead.
    Prices here are where a package starts, never a reason to hurry.
  `),
  needsConsultationNotice: true,
  intro: prose(`
    Hair and skin are close to how we feel about ourselves. Treatments look simple in short films. In truth they are
    minor surgery and medicine: chosen well they help, chosen badly they leave marks.

    Seneb helps you find independent doctors in Egypt, compare their quotes, and plans the few days you need.
  `),
  sections: [
    {
      title: 'Hair transplants: FUE and DHI',
      content: prose(`
        In both methods single follicles are taken from the back of the head, under local anesthesia, within most of a
        day. They are your own hairs, and there are only so many of them.

        **FUE** opens the skin first and then places the hairs. It suits larger areas.

        **DHI** uses a pen that opens the skin and places the hair in one step. It can spare you shaving, and often
        covers less in one day.

        Neither is better for everyone. The hands that do it matter more than the letters.
      `),
    },
    {
      title: 'More options for hair',
      content: prose(`
        **Beard, eyebrow and body hair transplants** work the same way with finer angles. Transplanted eyebrows keep
        growing and need trimming.

        **PRP** uses plasma from your own blood, **mesotherapy** a mixture of substances, both given with fine needles.
        The evidence for PRP in hair loss is growing but uneven, for mesotherapy it is thin. Both must be repeated.
      `),
    },
    {
      title: 'Skin treatments',
      content: prose(`
        **Chemical peels** take off surface layers. **Microneedling** makes tiny wounds so that skin renews itself.
        **Lasers** treat marks, vessels, hair or texture. **Botox** relaxes muscles for three to four months;
        **fillers** add volume for six to eighteen.

        Darker skin needs milder settings, or lasting dark marks may follow. And Egypt has a great deal of sun:
        sensitive skin needs shade and sunscreen for weeks.
      `),
    },
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        A transplant suits adults whose hair loss has a known pattern and has slowed, with enough hair at the back. See
        a doctor first if hair falls in patches, suddenly, or with a sore scalp: iron, thyroid, medicines or a skin
        disease may be the cause.

        Do not have it under eighteen. Wait if you are in your early twenties and losing hair fast, if your scars grow
        thick, if a mole has changed, if you took isotretinoin in recent months, or if you are pregnant or
        breastfeeding.
      `),
    },
    {
      title: 'How long, and what comes after',
      content: prose(`
        Hair transplants take four to six nights, skin treatments two to nine. Swelling of the forehead is common, scabs
        fall off after about ten days. The transplanted hairs fall out too, and new ones grow from the third month.
        Judge the result after a year.

        Flying is commonly fine two to three days after a transplant and a day or two after most skin treatments.
      `),
    },
    {
      title: 'Risks to know',
      content: prose(`
        - **A thinned donor area** that cannot be refilled, when too many grafts are taken.
        - **An unnatural hairline**, poor growth, scars, infection or numbness.
        - **Burns, dark or light marks and scars** from lasers and peels.
        - **A blocked vessel after filler**: strong pain, white skin or trouble seeing. Seek emergency help at once.
        - **Unlicensed products, and people without training.** In some clinics technicians do what only doctors should.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Which parts does a doctor do with their own hands?
        - How many people do you treat on the same day?
        - How many grafts, and what is left for later, when more hair falls?
        - Would tablets or a lotion help me first, or as well?
        - Which product and lot number do you inject, and is it licensed?
        - Whom do I send a photograph to when something looks wrong at home?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Do not fly for a treatment that needs many sessions unless someone near you can go on with it. Do not decide
        from a photograph alone. And do not book around a wedding two weeks later: bruises can last two weeks.
      `),
    },
  ],
  procedures: {
    'fue-hair-transplant': prose(
      `Follicles are taken one by one and placed in openings made before. No long scar; tiny dots remain.`,
    ),
    'dhi-hair-transplant': prose(
      `Follicles are set with an implanter pen, which opens the skin and places them in one step.`,
    ),
    'beard-eyebrow-body-hair-transplant': prose(`Single hairs fill gaps in beard or brows, or cover a scar.`),
    'prp-mesotherapy': prose(
      `Injections of your own plasma, or of a mixture of substances, into scalp or skin, in several sessions.`,
    ),
    'chemical-peels-microneedling': prose(`Acids or fine needles renew the surface and soften marks and fine lines.`),
    'laser-skin-treatment': prose(
      `Light of one color treats vessels, marks, hair or texture, matched to your skin type.`,
    ),
    'botox-fillers': prose(`Injections that relax muscles or add volume, for some months.`),
  },
  whyEgypt: [
    {
      title: 'Doctors used to your hair',
      text: prose(`
        Hair in this part of the world is straight, wavy and curly, and skin ranges from light to very dark. Ask to see
        people like you.
      `),
    },
    {
      title: 'A short stay',
      text: prose(`
        Most treatments fit into a week, with the first wash or check-up before you leave.
      `),
    },
    {
      title: 'One quote, written out',
      text: prose(`
        Number of grafts, who does what, medicines, check-ups: we ask for the same list from each doctor, so that you
        can compare.
      `),
    },
  ],
  packageInclusions: ['treatment', 'accommodation', 'airport-pickup', 'interpreter', 'concierge', 'check-ups'],
  relatedTopics: [
    { title: 'Plastic surgery', path: '/cosmetic-surgery' },
    { title: 'Treatments', path: '/medical-tourism' },
    { title: 'The Ebers Papyrus', path: '/blogs/the-ebers-papyrus' },
  ],
  sources: [
    {
      title: 'Patient information leaflets on skin treatments',
      publisher: 'British Association of Dermatologists',
      url: 'https://www.bad.org.uk',
    },
    {
      title: 'Standards for non-surgical cosmetic practice',
      publisher: 'Joint Council for Cosmetic Practitioners',
      url: 'https://www.jccp.org.uk',
    },
    {
      title: 'A hair transplant can give you permanent, natural-looking results',
      publisher: 'American Academy of Dermatology',
      url: 'https://www.aad.org/public/diseases/hair-loss/treatment/transplant',
    },
    {
      title: 'Fight the FIGHT: beware of the hair transplant black market',
      publisher: 'International Society of Hair Restoration Surgery',
      url: 'https://fightthefight.ishrs.org/',
    },
    {
      title: 'Treatment abroad checklist',
      publisher: 'NHS',
      url: 'https://www.nhs.uk/using-the-nhs/healthcare-abroad/going-abroad-for-treatment/treatment-abroad-checklist/',
    },
  ],
}
