import { plural } from "../i18n-provider/words";

const characters = (count: number) => plural("en", count, { one: "character", other: "characters" });

export const textAreaMessages = {
  left: (count: number) => `${count} ${characters(count)} left`,
  tooMany: (count: number) => `${count} ${characters(count)} too many: please remove ${count}`,
};
