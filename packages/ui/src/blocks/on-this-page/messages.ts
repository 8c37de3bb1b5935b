export const onThisPageMessages = { label: "On this page" };
