/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = {
	list: "Single Sign-on",
	edit: "Single Sign-on einrichten",
} as const;
