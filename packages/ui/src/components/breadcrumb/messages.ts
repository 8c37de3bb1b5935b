/** The words of its own, in English. */
export const breadcrumbMessages = {
  label: "Breadcrumb",
};
