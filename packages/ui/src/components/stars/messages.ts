export const starsMessages = {
  rating: (value: number, most: number) => `${value} out of ${most} stars`,
};
