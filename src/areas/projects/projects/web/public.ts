export { FavoriteStar } from "./favorite-star.tsx";
export { useFavoriteProjects } from "./use-favorite-projects.ts";
export { type Project, useProjects } from "./use-projects.ts";
