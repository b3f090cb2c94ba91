import { lazy } from "react";

/** The clocks, for pages that show them. */
export { WorkTimeCard } from "./work-time-card.tsx";

export const ProjectClocksCard = lazy(async () => ({
	default: (await import("./project-clocks-card.tsx")).ProjectClocksCard,
}));
