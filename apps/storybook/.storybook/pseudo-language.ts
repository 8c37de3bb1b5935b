/** A text half as long again, as in languages that need more room. */
export function longer(text: string) {
  const words = text.split(" ");
  return [...words, ...words.slice(0, Math.ceil(words.length / 2))].join(" ");
}

const modules = import.meta.glob<object>("../../../packages/ui/src/*/*/messages.ts", { eager: true });

const pseudo = (message: unknown): unknown => {
  if (typeof message === "string") return longer(message);
  return typeof message === "function" ? (...values: unknown[]) => pseudo(message(...values)) : message;
};

/** A catalogue of all components, whose every message is longer. */
export const pseudoMessages = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .map(([name, messages]) => [
      name.replace(/Messages$/, ""),
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudo(message)])),
    ]),
);
