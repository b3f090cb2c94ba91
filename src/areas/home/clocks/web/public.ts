export { TodayCard } from "./day-events-list.tsx";
export { ProjectClocks } from "./projects/project-clocks.tsx";
export { useClocksSettled } from "./use-clocks.ts";
export { WorkTimeClock } from "./work-time-clock.tsx";
