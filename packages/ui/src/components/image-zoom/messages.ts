export const imageZoomMessages = {
  picture: "Picture",
  place: (number: number, count: number) => `Picture ${number} of ${count}`,
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
};
