import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useStore } from "#kit/ui/create-store.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { chooseFavorite, chosenFavorites } from "./choose-favorite.ts";

interface Given {
	readonly projectNodeId: string;
	readonly name: string;
}

/** Makes a project node a favourite, or an ordinary one again; shown at once, the server follows. */
export function FavoriteStar({ projectNodeId, name }: Given) {
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
