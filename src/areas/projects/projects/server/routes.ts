import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import {
	deleteFavoriteProject,
	getFavoriteProjects,
	putFavoriteProject,
} from "./favorite-projects.ts";
import { listProjects } from "./list-projects.ts";

export const routes = serve(contract, {
	listProjects,
	getFavoriteProjects,
	putFavoriteProject,
	deleteFavoriteProject,
});
