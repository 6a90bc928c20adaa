import type { SpecialtyPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-01 */
export const orthopedicSurgery: SpecialtyPage = {
  slug: 'orthopedic-surgery',
  heading: 'Orthopedic surgery in Egypt: hips, knees, shoulders, spine',
  summary:
    'Joint replacement, keyhole surgery, tendons, spine and fractures: the operation takes hours, the recovery months.',
  meta: {
    title: 'Orthopedics in Egypt',
    description:
      'Hip and knee replacement, arthroscopy, ACL, rotator cuff and spine surgery in Egypt: who it suits, nights to plan, physiotherapy, risks, what to ask.',
  },
  image: { src: 'art:joint-emblem', alt: '' },
  intro: prose(`
    A worn hip or a torn ligament can take the joy out of ordinary days. Surgery can give much of it back, if it is the
    right operation at the right time, and if the weeks of exercise afterward are planned as carefully as the day
    itself.

    Seneb finds independent orthopedic surgeons in Egypt, asks them for quotes that you can compare, and plans a stay that your leg, shoulder
    or back can manage.
  `),
  sections: [
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        Joint replacement suits people whose pain and stiffness stay although exercise, weight loss, walking aids and
        painkillers were given a fair chance. Keyhole surgery suits certain tears and loose bodies; it does little for
        plain wear.

        Please wait and talk to your doctor if you have an infection anywhere, even of a tooth or the skin, if you
        smoke, if your weight or blood sugar makes healing unlikely, or if you have had a clot in leg or lung.

        For back pain without signs of pressed nerves, exercise and time often do as well as an operation. Ask for a
        second opinion before a spine is fused.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        - Knee arthroscopy: six to nine nights
        - Rotator cuff repair: nine to twelve nights
        - ACL reconstruction: nine to fourteen nights
        - Repair of a bone that healed badly or not at all: nine to twenty-one nights
        - Shoulder replacement: sixteen to thirty nights
        - Spinal fusion: seventeen to forty-five nights
        - Hip or knee replacement: sixteen to forty-four nights, the longer stay before a flight of four hours or more

        You usually stand up on the day of the operation or the day after. That is the beginning of the work, not the
        end.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        After a new hip or knee, people walk with sticks for some weeks, drive when their doctor agrees, often after
        about six, and go on improving for a year. A repaired tendon in the shoulder rests in a sling for four to six
        weeks. A rebuilt cruciate ligament needs nine months or more before sport with turns.

        Book physiotherapy at home before you travel. Prepare the house as well: a raised seat, no loose rugs, someone
        who cooks.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        Surgery on a hip or leg and a flight of four hours or more both make blood clots more likely, and together more
        so. Waiting and transfers count, and most flights between Western Europe and Egypt are long.

        There is no firm evidence for one number. After hip or knee replacement many surgeons advise against flights of
        four hours or more for six weeks, some for three months; after spine surgery for four to six weeks; after
        keyhole surgery of the knee for one to two weeks. Who flies earlier does so with written consent and prescribed
        protection against clots.

        Have written consent, the anti-clotting medicine that was prescribed, an aisle seat and help with luggage. Tell
        security about metal in your body.
      `),
    },
    {
      title: 'Risks to know',
      content: prose(`
        - **Blood clots** in leg or lung, most likely in the first weeks.
        - **Infection**, also of an artificial joint months later. It can mean further operations.
        - **Injury of nerves or vessels**, and legs of slightly different length after a hip.
        - **A joint that slips out or loosens**, and pain that stays although the X-ray looks fine.
        - **Anesthetic and heart problems**, more often in older people.

        In studies about ninety-six of a hundred new hips and knees are still in place after ten years; younger people
        need a second operation more often.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - What would you do before operating, and what if I wait a year?
        - How many of these operations do you do, and how many become infected?
        - Which implant, with which record in a national joint registry, and do I receive its card?
        - How do you prevent clots and infections?
        - Who does physiotherapy with me, how often, and in which language?
        - Where am I treated if the joint becomes infected after I am home?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        A fresh hip fracture, an infected joint, or a leg or bladder that suddenly fails with back pain is an emergency
        where you are.

        Travel is also a bad idea if you cannot stay as long as your surgeon asks, have nobody to come with you, or live
        where there is no physiotherapy.
      `),
    },
  ],
  procedures: {
    'knee-replacement': prose(`The worn surfaces of the knee are replaced with metal and plastic, wholly or in part.`),
    'hip-replacement': prose(
      `Ball and socket of the hip are replaced. Pain usually eases early; strength takes months.`,
    ),
    'shoulder-replacement': prose(`
      A new joint for a shoulder worn out by arthritis or a torn cuff. Its aim is less pain rather than full strength.
    `),
    'knee-arthroscopy': prose(`Keyhole surgery for certain tears and loose pieces in the knee.`),
    'acl-reconstruction': prose(
      `A tendon takes the place of the torn cruciate ligament, so that the knee is steady again.`,
    ),
    'rotator-cuff-repair': prose(
      `Torn tendons of the shoulder are fixed to the bone again, mostly by keyhole surgery.`,
    ),
    'spinal-fusion': prose(`
      Two or more vertebrae are joined for good. Reasons are an unstable spine or pressed nerves, seldom pain alone.
    `),
    'fracture-repair': prose(`
      Planned surgery for bones that have healed badly or not at all. Fresh fractures belong in a hospital near you.
    `),
  },
  whyEgypt: [
    {
      title: 'Room to recover',
      text: prose(`
        We plan stays of several weeks near the hospital, so that nobody has to fly before the leg is ready.
      `),
    },
    {
      title: 'Warm, dry months',
      text: prose(`
        From October to April walking outdoors is pleasant, which helps when walking is your medicine. Summer is hot: we
        plan around it.
      `),
    },
    {
      title: 'Planned without stairs',
      text: prose(`
        We look for lifts, level showers and a place close to the hospital, and for a driver who waits while you get in.
      `),
    },
  ],
  packageInclusions: [
    'treatment',
    'accommodation',
    'airport-pickup',
    'interpreter',
    'concierge',
    'rehabilitation',
    'companion',
  ],
  relatedTopics: [
    { title: 'Treatments', path: '/medical-tourism' },
    { title: 'Why Egypt', path: '/why-egypt' },
    { title: 'Bariatric surgery', path: '/bariatric-surgery' },
  ],
  sources: [
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'Travel-related venous thrombosis: results from a large population-based case control study (MEGA study)',
      publisher: 'PLoS Medicine, 2006',
      url: 'https://doi.org/10.1371/journal.pmed.0030307',
    },
    {
      title: 'Venous thromboembolism in over 16s (NG89)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng89',
    },
    {
      title:
        'The effect of patient age at intervention on risk of implant revision after total replacement of the hip or knee',
      publisher: 'The Lancet, 2017',
      url: 'https://doi.org/10.1016/S0140-6736(17)30059-4',
    },
    {
      title: 'Joint replacement (primary): hip, knee and shoulder (NG157)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng157',
    },
    {
      title: 'Low back pain and sciatica in over 16s: assessment and management (NG59)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng59',
    },
    {
      title: 'Total knee replacement',
      publisher: 'American Academy of Orthopaedic Surgeons',
      url: 'https://orthoinfo.aaos.org/en/treatment/total-knee-replacement/',
    },
  ],
}
