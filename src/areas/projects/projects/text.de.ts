export const texts = {
	errors: {
		PROJECT_NODE_NOT_FOUND: "Die Tätigkeit wurde nicht gefunden.",
		TOO_MANY_FAVORITES: "Es können höchstens 500 Tätigkeiten als Favorit gemerkt werden.",
	},
	context: { saveFavorite: "Favorit speichern" },
	favorite: (name: string) => `Favorit ${name}`,
} as const;
