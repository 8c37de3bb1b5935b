/** The id of a question's answer, for links to it: `"question-does-it-hurt"`. */
export function questionId(question: string) {
  const words = question.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `question-${words.replace(/-$/, "")}`;
}
