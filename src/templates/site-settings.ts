import { graphql } from "gatsby";

/** What the header, the footer and the head of every page need. */
export const siteSettingsFields = graphql`
  fragment SiteSettingsFields on SiteSettings {
    brandName
    tagline
    email
    phone
    serviceArea
    navHome
    navServices
    navAdvantages
    navReferences
    navFaq
    navContact
    navWhitePaper
    footerText
    footerServicesHeading
    footerContactHeading
    footerLegalHeading
    legalNoticeLabel
    legalNoticeUrl
    privacyPolicyLabel
    privacyPolicyUrl
    termsLabel
    termsUrl
    copyright
  }
`;
