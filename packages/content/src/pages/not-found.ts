import type { NotFoundPage } from "./schema.ts";

/** The page for addresses that lead nowhere (specification, section 2, "Other"). */
export const notFoundPage = {
  metaTitle: "Page Not Found | Arch House Dental",
  title: "Page Not Found",
  intro: "Sorry, the page you’re looking for doesn’t exist or has been moved.",
  homeLink: { label: "Go to the homepage", path: "/" },
  links: [
    { label: "Book an appointment", path: "/contact-us" },
    { label: "Dental implants", path: "/dental-implant" },
    { label: "General dentistry", path: "/general-dentistry" },
    { label: "Dentistry for kids", path: "/dentistry-for-kids" },
    { label: "All articles", path: "/blogs" },
  ],
} satisfies NotFoundPage as NotFoundPage;
