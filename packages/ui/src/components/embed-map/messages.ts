export const embedMapMessages = {
  map: (place: string) => `Map of ${place}`,
  show: "Show interactive map",
  directions: "Directions",
  directionsTo: (place: string) => `to ${place}`,
};
