export const paginationMessages = {
  label: "Pages",
  labelOf: (list: string) => `Pages: ${list}`,
  previous: "Previous",
  next: "Next",
  page: (number: number) => `Page ${number}`,
  place: (number: number, count: number) => `Page ${number} of ${count}`,
};
