export { FixMyDayCard } from "./fix-my-day-card.tsx";
