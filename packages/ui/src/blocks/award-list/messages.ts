export const awardListMessages = { list: "Awards" };
