/** The default messages, in English. */
export const breadcrumbMessages = {
  label: "Breadcrumb",
};
