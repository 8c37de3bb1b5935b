import type { NamedLink } from "../../components/link";
import type { SiteHeaderProps } from "./site-header";
import type { MenuItem } from "./site-header-menu";

const pages = (...names: string[]): NamedLink[] =>
  names.map((name) => ({ name, path: `/${name.toLowerCase().replaceAll(" ", "-")}` }));

/** A menu of three levels, entries with and without a page of their own. */
const items: MenuItem[] = [
  ...pages("Pain now", "Prices"),
  {
    name: "Treatments",
    submenu: [
      {
        name: "Dental implants",
        path: "/dental-implant",
        submenu: pages("Single tooth implant", "Multiple teeth implants", "Full mouth dental implants"),
      },
      ...pages("Full mouth rehabilitation"),
      {
        name: "General dentistry",
        path: "/general-dentistry",
        submenu: pages("Dental cleanup", "Cavity management", "Root canal", "Crowns and bridges"),
      },
      {
        name: "Aesthetic dentistry",
        path: "/aesthetic-dentistry",
        submenu: pages("Digital smile design", "Smile makeover", "Dental veneers", "Teeth whitening"),
      },
      {
        name: "Braces and aligners",
        path: "/braces-and-aligners",
        submenu: pages("Braces treatment", "Aligners"),
      },
      {
        name: "Dentistry for kids",
        path: "/dentistry-for-kids",
        submenu: pages("General anaesthesia", "Special needs children and adults"),
      },
    ],
  },
  {
    name: "Super Speciality",
    submenu: pages("Single / same day dentistry", "3D facially driven dentistry", "Dental tourism"),
  },
  ...pages("About us"),
  { name: "Gallery", submenu: pages("Patient gallery", "Clinic gallery") },
  ...pages("Testimonials", "Awards", "Technology", "Blogs", "Career"),
];

/** All that a header needs. */
export const headerFixture = {
  home: {
    label: "Arch House Dental, home",
    path: "/",
    logo: { name: "Arch House", descriptor: "Dental" },
  },
  urgent: { name: "Pain now", path: "/emergency" },
  nav: { label: "Main", links: pages("Awards", "Technology", "Blogs", "Career", "Newsletter") },
  action: { name: "Book an Appointment", path: "/contact-us" },
  menu: {
    items,
    phones: [
      { name: "Kurla: +91 22 0000 0101", path: "tel:+912200000101" },
      { name: "South Mumbai: +91 22 0000 0103", path: "tel:+912200000103" },
    ],
  },
} satisfies SiteHeaderProps;
