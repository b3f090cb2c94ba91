import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { deleteFavoriteProject } from "./delete-favorite-project.ts";
import { getFavoriteProjects } from "./get-favorite-projects.ts";
import { listProjects } from "./list-projects.ts";
import { putFavoriteProject } from "./put-favorite-project.ts";

export const routes = serve(contract, {
	listProjects,
	getFavoriteProjects,
	putFavoriteProject,
	deleteFavoriteProject,
});
