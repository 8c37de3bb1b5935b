export const contactBlockMessages = { branches: "Branches" };
