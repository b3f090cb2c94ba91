export { ProjectClocks } from "./project-clocks.tsx";
export { TodayCard } from "./today-card.tsx";
export { WorkTimeClock } from "./work-time-clock.tsx";
