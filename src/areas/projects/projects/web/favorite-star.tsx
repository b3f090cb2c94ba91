import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { createStore, useStore } from "#kit/ui/create-store.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import "./favorite-star.css";

/** Project node → what was chosen and is not yet confirmed by the server. */
const chosenFavorites = createStore<ReadonlyMap<string, boolean>>(new Map());

/** Makes a project node a favourite, or an ordinary one again; shown at once, the server follows. */
export function FavoriteStar({ projectNodeId, name }: { projectNodeId: string; name: string }) {
	const t = useTexts(texts);
	const { data } = useApi(contract.getFavoriteProjects, {});
	const chosen = useStore(chosenFavorites).get(projectNodeId);
	const isFavorite =
		chosen ?? data?.favorites.some((one) => one.projectNodeId === projectNodeId) ?? false;
	return (
		<IconButton
			className="favorite-star"
			icon={isFavorite ? IconStarFilled : IconStar}
			size={16}
			label={t.favorite(name)}
			aria-pressed={isFavorite}
			disabled={data === undefined}
			onClick={() => void chooseFavorite(projectNodeId, !isFavorite)}
		/>
	);
}

async function chooseFavorite(projectNodeId: string, isFavorite: boolean): Promise<void> {
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
