import { createStore } from "#kit/ui/create-store.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Project node → what was chosen and is not yet confirmed by the server. */
export const chosenFavorites = createStore<ReadonlyMap<string, boolean>>(new Map());

export async function chooseFavorite(projectNodeId: string, isFavorite: boolean): Promise<void> {
	const chosen = new Map(chosenFavorites.get()).set(projectNodeId, isFavorite);
	chosenFavorites.set(chosen);
	try {
		const operation = isFavorite ? contract.putFavoriteProject : contract.deleteFavoriteProject;
		await api(operation, { projectNodeId });
		await renew(contract.getFavoriteProjects);
	} catch (error) {
		const { context } = currentTexts(texts);
		handleError(error, { context: context.saveFavorite });
	}
	const rest = new Map(chosenFavorites.get());
	rest.delete(projectNodeId);
	chosenFavorites.set(rest);
}
