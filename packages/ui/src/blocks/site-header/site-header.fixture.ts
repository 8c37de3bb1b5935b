import type { MenuItem } from "./site-header-menu";

const pages = (...names: string[]): MenuItem[] =>
  names.map((name) => ({ name, path: `/${name.toLowerCase().replaceAll(" ", "-")}` }));

/** A menu like the clinic's: three levels, entries with and without a page of their own. */
export const menuFixture: MenuItem[] = [
  ...pages("About us"),
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
        submenu: pages(
          "Dental cleanup",
          "Cavity management",
          "Root canal",
          "Crowns and bridges",
          "Soft tissue management",
          "Dental extractions",
        ),
      },
      {
        name: "Aesthetic dentistry",
        path: "/aesthetic-dentistry",
        submenu: pages(
          "Digital smile design",
          "Smile makeover",
          "Dental veneers",
          "Teeth whitening",
          "Tooth-coloured fillings",
        ),
      },
      {
        name: "Braces and aligners",
        path: "/braces-and-aligners",
        submenu: pages("Braces treatment", "Aligners"),
      },
      {
        name: "Dentistry for kids",
        path: "/dentistry-for-kids",
        submenu: pages(
          "Preventive treatments",
          "General anaesthesia",
          "Myofunctional dentistry",
          "Special needs children and adults",
        ),
      },
    ],
  },
  {
    name: "Super Speciality",
    submenu: pages("Single / same day dentistry", "3D facially driven dentistry", "Dental tourism"),
  },
  { name: "Gallery", submenu: pages("Patient gallery", "Clinic gallery") },
  ...pages("Testimonials", "Awards", "Technology", "Blogs", "Career"),
];
