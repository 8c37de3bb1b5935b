export const breadcrumbMessages = {
  label: "Breadcrumb",
};
