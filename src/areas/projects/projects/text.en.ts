import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		PROJECT_NODE_NOT_FOUND: "The task was not found.",
		TOO_MANY_FAVORITES: "At most 500 tasks can be kept as favourites.",
	},
	context: { saveFavorite: "Save favourite" },
	favorite: (name: string) => `Favourite ${name}`,
} as const satisfies Words<typeof german>;
