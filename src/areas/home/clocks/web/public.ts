export { ProjectClocks } from "./projects/project-clocks.tsx";
export { TodayCard } from "./today-card.tsx";
export { useClocksSettled } from "./use-clocks.ts";
export { WorkTimeClock } from "./work-time-clock.tsx";
