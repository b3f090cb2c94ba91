export const texts = {
	errors: {
		PROJECT_NODE_NOT_FOUND: "Die Tätigkeit wurde nicht gefunden.",
		TOO_MANY_FAVORITES:
			"Es können höchstens 500 Tätigkeiten als Favorit gemerkt werden.",
	},
} as const;
