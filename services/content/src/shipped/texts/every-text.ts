import type { ShippedTexts } from '../publication.types.js'
import { cleopatraSmileExperience } from './articles/cleopatra-smile-experience.text.js'
import { theEbersPapyrus } from './articles/the-ebers-papyrus.text.js'
import { whatSenebMeans } from './articles/what-seneb-means.text.js'
import { whyEgyptForTreatment } from './articles/why-egypt-for-treatment.text.js'
import { generalFaqs } from './faqs/general-faqs.text.js'
import { specialtyFaqs } from './faqs/specialty-faqs.text.js'
import { cookiePolicy } from './legal/cookie-policy.text.js'
import { privacyPolicy } from './legal/privacy-policy.text.js'
import { termsOfService } from './legal/terms-of-service.text.js'
import { articlesPage, blogs, news as newsPage, ourTeam, ourValues } from './pages/list-pages.text.js'
import { medicalTourism } from './pages/medical-tourism.text.js'
import { whyEgypt } from './pages/why-egypt.text.js'
import { claims } from './records/claims.text.js'
import { news } from './records/news.text.js'
import { offers } from './records/offers.text.js'
import { packageInclusions } from './records/package-inclusions.text.js'
import { packages } from './records/packages.text.js'
import { partners } from './records/partners.text.js'
import { settings } from './records/settings.text.js'
import { team } from './records/team.text.js'
import { companyValues } from './records/company-values.text.js'
import { bariatricSurgery } from './specialties/bariatric-surgery.text.js'
import { cardiologySurgery } from './specialties/cardiology-surgery.text.js'
import { cosmeticSurgery } from './specialties/cosmetic-surgery.text.js'
import { dentalCare } from './specialties/dental-care.text.js'
import { hairTransplant } from './specialties/hair-transplant.text.js'
import { ivfTreatment } from './specialties/ivf-treatment.text.js'
import { oncology } from './specialties/oncology.text.js'
import { ophthalmology } from './specialties/ophthalmology.text.js'
import { orthopedicSurgery } from './specialties/orthopedic-surgery.text.js'
import { cataractSurgery } from './treatments/cataract-surgery.text.js'
import { cornealTransplant } from './treatments/corneal-transplant.text.js'
import { dentalImplants } from './treatments/dental-implants.text.js'
import { fullMouthReconstruction } from './treatments/full-mouth-reconstruction.text.js'
import { glaucomaTreatment } from './treatments/glaucoma-treatment.text.js'
import { heartBypass } from './treatments/heart-bypass.text.js'
import { lasik } from './treatments/lasik.text.js'
import { tavrProcedure } from './treatments/tavr-procedure.text.js'
import { teethWhitening } from './treatments/teeth-whitening.text.js'
import { valveReplacement } from './treatments/valve-replacement.text.js'
import { veneers } from './treatments/veneers.text.js'

/** Every text we ship, by kind; the order in each list is the order of display. */
export const shippedTexts: ShippedTexts = {
  specialties: [
    dentalCare,
    cosmeticSurgery,
    ophthalmology,
    orthopedicSurgery,
    ivfTreatment,
    bariatricSurgery,
    cardiologySurgery,
    hairTransplant,
    oncology,
  ],
  treatments: [
    heartBypass,
    valveReplacement,
    tavrProcedure,
    dentalImplants,
    veneers,
    teethWhitening,
    fullMouthReconstruction,
    lasik,
    cataractSurgery,
    cornealTransplant,
    glaucomaTreatment,
  ],
  pages: [whyEgypt, medicalTourism, ourValues, ourTeam, blogs, newsPage, articlesPage],
  articles: [whatSenebMeans, whyEgyptForTreatment, cleopatraSmileExperience, theEbersPapyrus],
  news,
  faqs: [...generalFaqs, ...specialtyFaqs],
  legalDocuments: [privacyPolicy, termsOfService, cookiePolicy],
  companyValues,
  team,
  partners,
  packageInclusions,
  packages,
  offers,
  claims,
  settings,
}
