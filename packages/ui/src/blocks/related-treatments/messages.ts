export const relatedTreatmentsMessages = { treatments: "treatments" };
