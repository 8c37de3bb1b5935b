import type { Navigation } from "./schema.ts";

export type { FooterColumn, MenuItem, Navigation, NavigationLink } from "./schema.ts";

/** The menus of the header and the footer (specification, section 2). */
export const navigation = {
  bookAppointment: { name: "Book an Appointment", path: "/contact-us" },
  menu: [
    { name: "About us", path: "/about-us" },
    {
      name: "Treatments",
      submenu: [
        {
          name: "Dental implants",
          path: "/dental-implant",
          submenu: [
            { name: "Single tooth implant", path: "/single-tooth-implant" },
            { name: "Multiple teeth implants", path: "/multiple-teeth-implants" },
            { name: "Full mouth dental implants", path: "/full-mouth-dental-implants" },
          ],
        },
        { name: "Full mouth rehabilitation", path: "/full-mouth-rehabilitation" },
        {
          name: "General dentistry",
          path: "/general-dentistry",
          submenu: [
            { name: "Dental cleanup", path: "/dental-cleanup" },
            { name: "Cavity management", path: "/cavity-management" },
            { name: "Root canal", path: "/root-canal" },
            { name: "Crowns and bridges", path: "/crowns-and-bridges" },
            { name: "Soft tissue management", path: "/soft-tissue-management" },
            { name: "Dental extractions", path: "/dental-extractions" },
          ],
        },
        {
          name: "Aesthetic dentistry",
          path: "/aesthetic-dentistry",
          submenu: [
            { name: "Digital smile design", path: "/digital-smile-design" },
            { name: "Smile makeover", path: "/smile-makeover" },
            { name: "Dental veneers", path: "/dental-veeners" },
            { name: "Teeth whitening", path: "/teeth-whitening" },
            { name: "Tooth-coloured fillings", path: "/tooth-colored-fillings" },
          ],
        },
        {
          name: "Braces and aligners",
          path: "/braces-and-aligners",
          submenu: [
            { name: "Braces treatment", path: "/braces-treatment" },
            { name: "Aligners", path: "/aligner" },
          ],
        },
        {
          name: "Dentistry for kids",
          path: "/dentistry-for-kids",
          submenu: [
            { name: "Preventive treatments", path: "/preventive-treatments" },
            { name: "General anaesthesia", path: "/general-anaesthesia" },
            { name: "Myofunctional dentistry", path: "/myofunctional-dentistry" },
            { name: "Special needs children and adults", path: "/special-needs-children-and-adults" },
          ],
        },
      ],
    },
    {
      name: "Super Speciality",
      submenu: [
        { name: "Single / same day dentistry", path: "/super-speciality/single-same-day-dentistry" },
        { name: "3D facially driven dentistry", path: "/super-speciality/3-d-facially-driven-dentistry" },
        { name: "Dental tourism", path: "/super-speciality/dental-tourism" },
      ],
    },
    {
      name: "Gallery",
      submenu: [
        { name: "Patient gallery", path: "/patient-gallery" },
        { name: "Clinic gallery", path: "/gallery" },
      ],
    },
    { name: "Testimonials", path: "/testimonials" },
    { name: "Awards", path: "/awards" },
    { name: "Technology", path: "/technology" },
    { name: "Blogs", path: "/blogs" },
    { name: "Career", path: "/career" },
  ],
  desktopMenu: [
    { name: "Awards", path: "/awards" },
    { name: "Technology", path: "/technology" },
    { name: "Blogs", path: "/blogs" },
    { name: "Career", path: "/career" },
    { name: "Newsletter", path: "/newsletter" },
  ],
  footer: {
    about: {
      heading: "About",
      links: [
        { name: "About us", path: "/about-us" },
        { name: "Technology", path: "/technology" },
        { name: "Awards", path: "/awards" },
        { name: "Contact us", path: "/contact-us" },
        { name: "Newsletter", path: "/newsletter" },
      ],
    },
    treatments: {
      heading: "Treatments",
      links: [
        { name: "Dental implants", path: "/dental-implant" },
        { name: "Full mouth rehabilitation", path: "/full-mouth-rehabilitation" },
        { name: "General dentistry", path: "/general-dentistry" },
        { name: "Aesthetic dentistry", path: "/aesthetic-dentistry" },
        { name: "Braces and aligners", path: "/braces-and-aligners" },
        { name: "Dentistry for kids", path: "/dentistry-for-kids" },
      ],
    },
    resources: {
      heading: "Resources",
      links: [
        { name: "Clinic gallery", path: "/gallery" },
        { name: "Patient gallery", path: "/patient-gallery" },
        { name: "Testimonials", path: "/testimonials" },
        { name: "Dental tourism", path: "/super-speciality/dental-tourism" },
        { name: "Blogs", path: "/blogs" },
        { name: "Career", path: "/career" },
      ],
    },
  },
  legal: [
    { name: "Dentists in Kurla", path: "/dentists-in-kurla" },
    { name: "Dentists in South Mumbai", path: "/dentists-in-south-mumbai" },
    { name: "Privacy", path: "/privacy" },
    { name: "Accessibility", path: "/accessibility" },
  ],
} satisfies Navigation as Navigation;
