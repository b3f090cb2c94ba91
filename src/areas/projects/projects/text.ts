import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		PROJECT_NODE_NOT_FOUND: ["Die Tätigkeit wurde nicht gefunden.", "The task was not found."],
		TOO_MANY_FAVORITES: [
			"Es können höchstens 500 Tätigkeiten als Favorit gemerkt werden.",
			"At most 500 tasks can be kept as favourites.",
		],
	},
	context: { saveFavorite: ["Favorit speichern", "Save favourite"] },
	favorite: [about("Favorit #"), about("Favourite #")],
});
