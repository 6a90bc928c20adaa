import type { SpecialtyPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-01, SPEC-09, D-57 */
export const cardiologySurgery: SpecialtyPage = {
  slug: 'cardiology-surgery',
  heading: 'Heart treatment in Egypt, from catheter to bypass',
  summary:
    'Bypass, valves, TAVR, stents and pacemakers: for planned treatment, after your own cardiologist has said that you may travel.',
  meta: {
    title: 'Heart treatment in Egypt',
    description:
      'Heart bypass, valve replacement, TAVR, stents and pacemakers in Egypt: who may travel, nights to plan, recovery, flying home, risks and what to ask.',
  },
  image: { src: 'art:heart-emblem', alt: '' },
  notice: prose(`
    Pressure or pain in the chest, sudden breathlessness, fainting, or weakness in face, arm or speech is an emergency.
    Call the emergency number where you are, and do not wait for an answer from us.
  `),
  intro: prose(`
    Heart treatment abroad is for people whose illness is known, stable and well described. It is never for an
    emergency.

    Seneb helps you find independent heart centers in Egypt and compare their quotes, sends your questions ahead and plans a stay
    long enough to recover. Your own cardiologist decides whether you are fit for the journey.
  `),
  sections: [
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        Planned treatment abroad may suit you if a cardiologist has made the diagnosis with scans that others can read,
        if you are stable on your medicines, and if you can walk on the flat and sleep lying down.

        Do not fly, and call your doctor, if chest pain comes at rest or more often than before, if your heart is
        failing with swollen legs and breathlessness, if a rhythm problem is not under control, or if you had a heart
        attack in recent weeks.
      `),
    },
    {
      title: 'One question before all others',
      content: prose(`
        Narrowed heart arteries can be treated with medicines, stents or a bypass; a narrow valve through the groin or
        with open surgery. Which is right depends on scans, age and other illnesses.

        Good centers let a **heart team** decide: cardiologist and surgeon together. Ask for its opinion in writing
        before you travel, and show it to your own cardiologist.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        - Diagnostic catheterization: four to six nights
        - Planned stents: six to nine nights
        - Pacemaker: seven to ten nights
        - TAVR: eleven to sixteen nights
        - Bypass or valve surgery: eighteen to forty-five nights, the longer stay for those whose doctors ask for six
          weeks before the flight
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        After open-heart surgery the breastbone needs eight to twelve weeks: no lifting, pushing or driving before your
        doctor agrees. Tiredness and low mood are common, and pass. Arrange cardiac rehabilitation at home before you
        leave.

        After stents or a pacemaker you are up the next day. The medicines go on: stopping blood thinners early can
        close a stent.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        Commonly three to seven days after planned stents, a few days to a week after a pacemaker, one to two weeks
        after TAVR. After open-heart surgery doctors ask for at least ten to fourteen days without complications, and
        many for four to six weeks.

        Fly with written clearance, your medicines in hand luggage and someone beside you.
      `),
    },
    {
      title: 'Risks to know',
      content: prose(`
        - **Stroke, heart attack, bleeding and death** are possible with every one of these operations. How likely they
          are in your case is a question for the heart team.
        - **Rhythm problems**, common after surgery and mostly passing. Some people need a pacemaker.
        - **Infection** of a wound, a valve or a device.
        - **Kidney trouble** from surgery or contrast dye.
        - **Blood thinners**, for months or for life, with bleeding as their price.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - What did the heart team advise, and what else was considered?
        - How many of these do you do each year, and with which results for people as ill as I am?
        - Is there surgery on site if a catheter treatment goes wrong?
        - Which valve, stent or device, and do I receive its card?
        - Who adjusts my blood thinner in the first weeks at home?
        - What does a longer stay in intensive care cost, and who pays it?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Travel is a bad idea if your heart is unstable, if you have no one to come with you, if your insurer leaves you
        alone with complications, or if you cannot stay for weeks. If treatment where you live is available in time,
        that is usually the better way.
      `),
    },
  ],
  procedures: {
    'heart-bypass': prose(`
      Vessels from chest, arm or leg lead blood around narrowed heart arteries. [Read about heart
      bypass](/treatments/heart-bypass).
    `),
    'valve-replacement': prose(`
      A valve that is narrow or leaks is repaired or replaced in open surgery. [Read about valve
      replacement](/treatments/valve-replacement).
    `),
    'tavr-procedure': prose(`
      A new aortic valve is brought in through an artery, mostly of the groin. [Read about
      TAVR](/treatments/tavr-procedure).
    `),
    'coronary-angioplasty': prose(`A balloon widens a narrowed heart artery, and a stent keeps it open.`),
    'pacemaker-implantation': prose(`A small device under the skin keeps the heart from beating too slowly.`),
    'cardiac-catheterization': prose(`Thin tubes and contrast dye show the arteries and chambers of the heart.`),
  },
  whyEgypt: [
    {
      title: 'Heart surgery with a tradition',
      text: prose(`
        Open-heart surgery has been done in Egypt for decades, at university hospitals and in specialized centers. Ask
        each center for its own results.
      `),
    },
    {
      title: 'Questions sent ahead',
      text: prose(`
        We collect your reports with you and put your questions to several centers, so that you compare answers, not
        brochures.
      `),
    },
    {
      title: 'Weeks, not days',
      text: prose(`
        The plan holds the days of rest that your heart needs, close to the hospital, with a bed for your companion.
      `),
    },
  ],
  packageInclusions: [
    'treatment',
    'accommodation',
    'airport-pickup',
    'interpreter',
    'concierge',
    'check-ups',
    'companion',
    'records',
  ],
  relatedTopics: [
    { title: 'Heart bypass (CABG)', path: '/treatments/heart-bypass' },
    { title: 'Heart valve replacement', path: '/treatments/valve-replacement' },
    { title: 'TAVR', path: '/treatments/tavr-procedure' },
  ],
  sources: [
    {
      title: 'Stable angina: management (CG126)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/cg126',
    },
    {
      title: 'Heart valve disease presenting in adults (NG208)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng208',
    },
    {
      title: 'Am I fit to fly?',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/',
    },
  ],
}
